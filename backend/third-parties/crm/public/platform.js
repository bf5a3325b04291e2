/** Milliseconds before a broken line is opened again, at first and at most. */
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 30_000;
/** The longest wait for an answer, in ms. */
const PATIENCE = 10_000;

/** Thrown when the id of the inbox opens nothing any more. */
export class Refused extends Error {}

/**
 * The calls to the CRM's own server. Only the id of the inbox tells it who asks.
 * @param {string} id
 */
export const openPlatform = (id) => {
  const headers = { authorization: `Bearer ${id}` };

  /**
   * @param {string} path
   * @param {object} [body] without one it reads, with one it writes
   */
  const ask = async (path, body) => {
    const response = await fetch(`/widgets/inbox/${path}`, {
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE),
      ...(body === undefined
        ? { headers }
        : {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
    });
    if (response.status === 401) throw new Refused();
    if (!response.ok) throw new Error(`The server answered ${response.status}`);
    return response.json();
  };

  /** One line, until it ends. @param {() => void} onChange */
  const listen = async (onChange) => {
    const response = await fetch('/widgets/inbox/live', { headers, credentials: 'omit' });
    if (response.status === 401) throw new Refused();
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!response.ok || reader === undefined) throw new Error('There is no line');
    let isFirst = true;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      // The first sign of a line also reads messages that came while there was none.
      if (isFirst || value.includes('changed')) onChange();
      isFirst = false;
    }
  };

  return {
    ask,
    /**
     * Hears of every change, for as long as the page is open; a line that breaks is opened again.
     * @param {{ onChange: () => void, onBreak: () => void, onRefused: () => void }} hear
     */
    async follow({ onChange, onBreak, onRefused }) {
      for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
        const begun = Date.now();
        try {
          await listen(onChange);
        } catch (error) {
          if (error instanceof Refused) return onRefused();
          onBreak();
        }
        // A line that stood for a while was a good one.
        if (Date.now() - begun > LONGEST_WAIT) wait = FIRST_WAIT;
        await new Promise((resolve) => {
          setTimeout(resolve, wait);
        });
      }
    },
  };
};
