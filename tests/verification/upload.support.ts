import { vi } from 'vitest';

/** One upload that the site began: the test plays the line. */
export class Upload extends EventTarget {
  static readonly all: Upload[] = [];
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  form = new FormData();
  readonly headers: Record<string, string> = {};
  isAborted = false;

  open(): void {
    Upload.all.push(this);
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getAllResponseHeaders(): string {
    return '';
  }
  send(form: FormData): void {
    this.form = form;
  }
  abort(): void {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  /** So much has left, of a hundred. */
  moved(loaded: number): void {
    const event = new Event('progress');
    this.upload.dispatchEvent(Object.assign(event, { loaded, total: 100 }));
  }
  lost(): void {
    this.dispatchEvent(new Event('error'));
  }
  answered(status: number, body: object): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
}

/** From now on uploads are the test's. */
export function takeUploads(): void {
  Upload.all.length = 0;
  vi.stubGlobal('XMLHttpRequest', Upload);
}

export const file = (name: string, type = 'image/jpeg', size = 10): File =>
  new File([new Uint8Array(size)], name, { type });
