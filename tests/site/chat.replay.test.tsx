import { beforeAll } from 'vitest';
import { replayViews } from '../../replay/view/view.ts';

// Compiled before the first path waits for it.
beforeAll(() => import('../../src/site/chat/ChatFlow.tsx'));
replayViews('site.chat');
