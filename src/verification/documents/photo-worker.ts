import { shrunk } from './shrunk.ts';

/** Answers each photo with a smaller one, or with nothing when it stays as it is. */
addEventListener('message', ({ data }: MessageEvent<File>) => {
  void shrunk(data).then((small) => {
    postMessage(small);
  });
});
