import { beforeAll } from 'vitest';
import { replayViews } from '../../replay/view/view.ts';

// The chat is compiled before its first path waits for it.
beforeAll(() =>
  Promise.all([
    import('../../src/site/chat/ChatFlow.tsx'),
    import('../../src/site/chat/ChatPanel.tsx'),
    import('../../src/runtime/content/read-content.ts'),
  ]),
);
replayViews('site');
