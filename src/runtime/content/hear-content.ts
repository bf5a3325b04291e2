import { listenForNews } from '../../content/listen.ts';
import { withPart } from '../../ui/parts.ts';
import { announceContentNews } from './content-news.ts';

/** Reads the changed content of a dataset again, wherever it shows; loaded after the first paint. */
export const hearContent = (dataset: string): (() => void) =>
  listenForNews(dataset, () => {
    withPart(import('../query.ts'), ({ queryClient }) => {
      void queryClient.invalidateQueries({ queryKey: ['content', dataset] });
      announceContentNews();
    });
  });
