import { replayViews } from '../replay/view.ts';

replayViews('banking.deposit');
