import type { Sent } from './answers.ts';
import { carryOn, tellProgress } from './upload-progress.ts';

/** An upload that has not moved for so long is over, in ms: even a slow line moves. */
const STALLED_AFTER = 30_000;
/** The longest pause between two movements on a working line, in ms. */
const SEEN_EVERY = 150;

export interface FormRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
  readonly signal: AbortSignal;
}

/** The fields before the file, which the platform judges first. */
function formOf(body: object): { readonly form: FormData; readonly file: Blob | undefined } {
  const form = new FormData();
  let file: Blob | undefined;
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) file = value;
    else if (typeof value === 'string') form.append(name, value);
  }
  if (file !== undefined) form.append('file', file);
  return { form, file };
}

/**
 * Sends a form with a file, and reports progress. It may take any time as long as something moves.
 * @throws when there is no answer, or `signal` gives it up
 */
export function sendForm(request: FormRequest): Promise<Sent> {
  const { form, file } = formOf(request.body);
  if (file !== undefined) tellProgress(file, 0);
  // A frame of the atlas, and a test, answer fetches alone.
  return typeof XMLHttpRequest === 'undefined'
    ? byFetch(request, form)
    : byRequest(request, form, file);
}

async function byFetch({ url, headers, signal }: FormRequest, form: FormData): Promise<Sent> {
  const response = await fetch(new Request(url, { method: 'POST', headers, body: form, signal }));
  return sentOf(response, await response.text());
}

function byRequest(
  { url, headers, signal }: FormRequest,
  form: FormData,
  file: Blob | undefined,
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const ended = (): void => {
      clearTimeout(stalled);
      clearInterval(carried);
      signal.removeEventListener('abort', stop);
    };
    const lost = (): void => {
      ended();
      reject(new TypeError('No answer'));
    };
    const stop = (): void => {
      request.abort();
    };
    let stalled = setTimeout(stop, STALLED_AFTER);
    const carried = setInterval(() => {
      if (file !== undefined) carryOn(file);
    }, SEEN_EVERY);
    const moved = (): void => {
      clearTimeout(stalled);
      stalled = setTimeout(stop, STALLED_AFTER);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      moved();
      if (file !== undefined && total > 0) tellProgress(file, loaded / total);
    });
    request.addEventListener('error', lost);
    request.addEventListener('abort', lost);
    request.addEventListener('load', () => {
      ended();
      const { status, responseText } = request;
      const answered = new Response(null, { status, headers: headersOf(request) });
      resolve(sentOf(answered, responseText));
    });
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    signal.addEventListener('abort', stop);
    if (signal.aborted) lost();
    else request.send(form);
  });
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  return headers;
}

const sentOf = (response: Response, text: string): Sent =>
  response.ok ? { response, data: text } : { response, error: jsonOrText(text) };

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
