/**
 * The script of the sandboxed page: it starts what it is handed in a worker, passes on what the worker
 * says, and ends it when its time is over. It knows neither exercises nor tests, and believes nothing.
 */
{
  /** @type {Worker | undefined} */
  let worker;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {object} message */
  const tell = (message) => parent.postMessage(message, '*');

  const end = () => {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
  };

  /** Pages with trusted types want to see who gives a worker its address. @type {any} */
  const policy = Reflect.get(globalThis, 'trustedTypes')?.createPolicy('normlab-runner', {
    createScriptURL: (/** @type {string} */ own) => own,
  });

  /** @param {{ run: number, source: string, given: unknown, limit: number }} job */
  const start = ({ run, source, given, limit }) => {
    end();
    const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    const started = new Worker(policy?.createScriptURL(address) ?? address);
    worker = started;
    const stop = () => {
      end();
      tell({ run, kind: 'stopped' });
    };
    // A machine under load may take its time to start a worker: that is not the code's.
    timer = setTimeout(stop, limit + 8000);
    let heard = 0;
    started.onmessage = ({ data }) => {
      if (started !== worker) return;
      if (heard++ === 0) {
        clearTimeout(timer);
        timer = setTimeout(stop, limit);
      }
      if (heard > 2000) return stop();
      tell({ run, kind: 'said', said: data });
      if (data?.kind === 'done') end();
    };
    started.onerror = (event) => {
      event.preventDefault();
      if (started !== worker) return;
      end();
      const { message, lineno, colno } = event;
      tell({ run, kind: 'broke', message, line: lineno, column: colno });
    };
    started.postMessage(given);
  };

  addEventListener('message', ({ data, source }) => {
    if (source !== parent) return;
    if (data?.kind === 'end') end();
    if (data?.kind !== 'start') return;
    try {
      start(data);
    } catch {
      tell({ run: data.run, kind: 'unavailable' });
    }
  });

  tell({ kind: 'hello' });

  // Whether a worker starts at all, which a policy may forbid, is tried before it is promised.
  try {
    const source = 'postMessage(0)';
    const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    const trial = new Worker(policy?.createScriptURL(address) ?? address);
    trial.onmessage = () => {
      trial.terminate();
      tell({ kind: 'ready' });
    };
    trial.onerror = () => tell({ kind: 'unavailable' });
  } catch {
    tell({ kind: 'unavailable' });
  }
}
