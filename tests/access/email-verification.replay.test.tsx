import { replayViews } from '../replay/view.ts';

replayViews('access.emailVerification');
