import { beforeAll } from 'vitest';
import { replayViews } from '../../replay/view/view.ts';

// What comes after the first quiet moment is compiled before the first path waits for it.
beforeAll(() =>
  Promise.all([
    import('../../src/site/chat/ChatFlow.tsx'),
    import('../../src/site/chat/ChatPanel.tsx'),
    import('../../src/site/cookies/CookieFlow.tsx'),
    import('../../src/site/inbox/InboxCount.tsx'),
    import('../../src/runtime/content/read-content.ts'),
  ]),
);
replayViews('site');
