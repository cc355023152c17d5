/** Units of a cell's height; gaps between cells, and between planes. */
const unit = 10;
const gap = 1;
const planeGap = 5;

/** The most planes of an axis, rows, and columns that are drawn; more would be too small to see. */
const most = [4, 8, 16, 16];

/**
 * Where the cells of a tensor go: its last two axes are rows and columns, the one before puts
 * planes side by side, the first puts them below one another.
 * @param {number[]} shape
 */
export function layOut(shape) {
  const [down, across, rows, columns] = [1, 1, 1, 1, ...shape].slice(-4);
  const [drawnDown, drawnAcross, drawnRows, drawnColumns] = [down, across, rows, columns].map(
    (length, axis) => Math.min(length, most[axis]),
  );
  const wide = (1.6 * drawnDown * drawnRows) / (drawnAcross * drawnColumns);
  const cellWidth = unit * Math.max(1, Math.min(3, wide));
  const planeWidth = drawnColumns * (cellWidth + gap) - gap;
  const planeHeight = drawnRows * (unit + gap) - gap;
  const cells = [];
  for (let n = 0; n < drawnDown; n++)
    for (let c = 0; c < drawnAcross; c++)
      for (let i = 0; i < drawnRows; i++)
        for (let j = 0; j < drawnColumns; j++)
          cells.push({
            flat: ((n * across + c) * rows + i) * columns + j,
            x: c * (planeWidth + planeGap) + j * (cellWidth + gap),
            y: n * (planeHeight + planeGap) + i * (unit + gap),
            width: cellWidth,
            height: unit,
          });
  return {
    cells,
    width: Math.max(0, drawnAcross * (planeWidth + planeGap) - planeGap),
    height: Math.max(0, drawnDown * (planeHeight + planeGap) - planeGap),
  };
}
