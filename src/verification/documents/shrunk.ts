import { isOf } from './file-rules.ts';

/** Pixels of the longer side that the platform keeps: more would only take longer to send. */
const LONGEST_SIDE = 4_000;
const QUALITY = 0.9;

/**
 * A photo small enough to be sent, upright as it was taken.
 * @returns undefined when it is small enough, or the browser cannot draw it: the platform finds its faults
 */
export async function shrunk(file: File): Promise<File | undefined> {
  try {
    const whole = await createImageBitmap(file);
    const scale = LONGEST_SIDE / Math.max(whole.width, whole.height);
    if (scale >= 1) {
      whole.close();
      return undefined;
    }
    const small = await createImageBitmap(whole, {
      resizeWidth: Math.round(whole.width * scale),
      resizeHeight: Math.round(whole.height * scale),
      resizeQuality: 'high',
    });
    whole.close();
    const canvas = new OffscreenCanvas(small.width, small.height);
    // Handed over whole, it would lie on its side again: Chromium forgets how it was turned.
    canvas.getContext('2d')?.drawImage(small, 0, 0);
    small.close();
    const { name, lastModified } = file;
    const type = isOf(file, 'png') ? 'image/png' : 'image/jpeg';
    const blob = await canvas.convertToBlob({ type, quality: QUALITY });
    return new File([blob], name, { type, lastModified });
  } catch {
    return undefined;
  }
}
