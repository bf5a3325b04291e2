import { crc32 } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';

/** A photo with a place and a camera in it. @param shade so that two differ */
export const photo = (shade = 90): Promise<Buffer> =>
  sharp({ create: { width: 120, height: 80, channels: 3, background: { r: shade, g: 20, b: 20 } } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Aino Virtanen' }, IFD3: { GPSLatitudeRef: 'N' } })
    .toBuffer();

export const screenshot = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 4, background: '#fff' } })
    .png()
    .toBuffer();

/** A part of a PNG: length, name, content, sum. */
export function pngPart(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const part = Buffer.alloc(named.length + 8);
  part.writeUInt32BE(content.length);
  named.copy(part, 4);
  part.writeUInt32BE(crc32(named), named.length + 4);
  return part;
}

/** A PDF of one page. @param trap an additional part */
export async function pdf(trap: 'none' | 'script' | 'file' = 'none'): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([200, 100]);
  if (trap === 'script') document.addJavaScript('hello', 'app.alert(1)');
  if (trap === 'file') await document.attach(Buffer.from('MZ'), 'setup.exe');
  return Buffer.from(await document.save());
}

/** A body of a form with one file, as a browser sends it. */
export function formOf(
  fields: Readonly<Record<string, string>>,
  file: { readonly bytes: Buffer; readonly name?: string; readonly type?: string },
) {
  const boundary = 'boundary-of-a-test';
  const head = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const { bytes, name = 'passport.jpg', type = 'image/jpeg' } = file;
  const before =
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n` +
    `Content-Type: ${type}\r\n\r\n`;
  return {
    body: Buffer.concat([
      Buffer.from(head.join('') + before),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
