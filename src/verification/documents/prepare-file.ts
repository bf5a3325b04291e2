/** Pixels of the longer side that the platform keeps: more would only take longer to send. */
const LONGEST_SIDE = 4_000;
const QUALITY = 0.9;

const isOf = ({ name, type }: File, kind: 'pdf' | 'png'): boolean =>
  type.includes(kind) || name.toLowerCase().endsWith(`.${kind}`);

/**
 * A photo small enough to be sent, upright as it was taken; anything else, and what the browser cannot draw, as
 * it is. The browser works beside the page, so nothing freezes.
 */
export async function fitting(file: File): Promise<File> {
  // A phone may call a photo anything: the browser looks at its bytes.
  if (isOf(file, 'pdf') || typeof createImageBitmap === 'undefined') return file;
  try {
    const whole = await createImageBitmap(file);
    const scale = LONGEST_SIDE / Math.max(whole.width, whole.height);
    if (scale >= 1) {
      whole.close();
      return file;
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
    // The platform finds its faults.
    return file;
  }
}

/**
 * The file with its bytes as they are now: a file on the device may be edited or removed while it waits.
 * @returns undefined when it was changed since it was chosen: the browser gives out no other version
 */
export async function heldNow(file: File): Promise<File | undefined> {
  try {
    const { name, type, lastModified } = file;
    return new File([await file.arrayBuffer()], name, { type, lastModified });
  } catch {
    return undefined;
  }
}
