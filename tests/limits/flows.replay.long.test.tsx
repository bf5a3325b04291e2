import { replayViews } from '../../replay/view/view.ts';

replayViews('limits');
