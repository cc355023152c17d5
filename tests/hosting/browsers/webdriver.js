/** W3C WebDriver: the commands that a reader's doings need, over HTTP. */

/** Keys that are no characters, by their DOM name. @type {Record<string, string>} */
const keys = {
  Backspace: '\ue003',
  Tab: '\ue004',
  Enter: '\ue007',
  Shift: '\ue008',
  Control: '\ue009',
  Escape: '\ue00c',
  PageUp: '\ue00e',
  PageDown: '\ue00f',
  End: '\ue010',
  Home: '\ue011',
  ArrowLeft: '\ue012',
  ArrowUp: '\ue013',
  ArrowRight: '\ue014',
  ArrowDown: '\ue015',
  Delete: '\ue017',
  F2: '\ue032',
};

/** Where WebDriver keeps the name of an element in JSON. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * A session of a driver.
 *
 * @param {string} address of the driver
 * @param {object} capabilities
 */
export async function newSession(address, capabilities) {
  /** @param {'GET' | 'POST' | 'DELETE'} method @param {string} path @param {object} [body] */
  async function send(method, path, body) {
    const response = await fetch(`${address}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = /** @type {{ value: any }} */ (await response.json());
    if (!response.ok) throw new Error(`${path}: ${value.message || value.error}`);
    return value;
  }

  const { sessionId, capabilities: given } = await send('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  });
  /** @param {string} path @param {object} [body] */
  const post = (path, body = {}) => send('POST', `/session/${sessionId}${path}`, body);

  /** @param {string} type @param {object[]} actions @param {object} [parameters] */
  const act = (type, actions, parameters) =>
    post('/actions', { actions: [{ type, id: type, parameters, actions }] });

  /** @param {string} value of one key */
  const stroke = (value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];

  return {
    /** @type {{ browserVersion: string }} */
    capabilities: given,
    /** @param {string} url */
    open: (url) => post('/url', { url }),
    /** @param {(...args: any[]) => unknown} work @param {unknown[]} args */
    evaluate: (work, args) =>
      post('/execute/sync', { script: `return (${work})(...arguments);`, args }),
    /** @param {string} selector */
    async enter(selector) {
      const element = await post('/element', { using: 'css selector', value: selector });
      await post('/frame', { id: { [elementKey]: element[elementKey] } });
    },
    leave: () => post('/frame', { id: null }),
    /** @param {number} x @param {number} y */
    click: (x, y) =>
      act(
        'pointer',
        [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
        { pointerType: 'mouse' },
      ),
    /** @param {string} key @param {string} [held] */
    press: (key, held) =>
      act('key', [
        ...(held ? [{ type: 'keyDown', value: keys[held] }] : []),
        ...stroke(keys[key] ?? key),
        ...(held ? [{ type: 'keyUp', value: keys[held] }] : []),
      ]),
    /** @param {string} text */
    type: (text) => act('key', [...text].flatMap(stroke)),
    /** @param {number} width @param {number} height of the window */
    resize: (width, height) => post('/window/rect', { width, height }),
    screenshot: async () =>
      Buffer.from(await send('GET', `/session/${sessionId}/screenshot`), 'base64'),
    close: () => send('DELETE', `/session/${sessionId}`),
  };
}
