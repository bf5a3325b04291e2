import { listenForNews } from '../../content/listen.ts';
import { announceContentNews } from './content-news.ts';

/** Reads the changed content of a dataset again, wherever it shows; loaded after the first paint. */
export const hearContent = (dataset: string): (() => void) =>
  listenForNews(dataset, () => {
    import('../query.ts').then(
      ({ queryClient }) => {
        void queryClient.invalidateQueries({ queryKey: ['content', dataset] });
        announceContentNews();
      },
      () => undefined,
    );
  });
