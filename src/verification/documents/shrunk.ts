import { isOf, wrongSize } from './file-rules.ts';

/** Pixels that the platform keeps, of whatever shape: more would only take longer to send. */
const MOST_PIXELS = 4_000 * 3_000;
const QUALITY = 0.9;

/**
 * A photo small enough to be sent, upright as it was taken; a PNG that is not becomes a JPEG.
 * @returns undefined when it is small enough, or the browser cannot draw it: the platform finds its faults
 */
export async function shrunk(file: File): Promise<File | undefined> {
  try {
    const whole = await createImageBitmap(file);
    const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (whole.width * whole.height)));
    if (scale === 1 && wrongSize(file) === undefined) {
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
    const context = canvas.getContext('2d');
    context?.drawImage(small, 0, 0);
    small.close();
    const { name, lastModified } = file;
    const drawnAs = async (type: string): Promise<File> => {
      const blob = await canvas.convertToBlob({ type, quality: QUALITY });
      return new File([blob], name, { type, lastModified });
    };
    if (isOf(file, 'png')) {
      const png = await drawnAs('image/png');
      if (wrongSize(png) === undefined) return png;
      if (context) whiten(context);
    }
    return await drawnAs('image/jpeg');
  } catch {
    return undefined;
  }
}

/** Puts white behind a picture: what is clear in it would turn black. */
function whiten(context: OffscreenCanvasRenderingContext2D): void {
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}
