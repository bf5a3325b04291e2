import { replayViews } from '../replay/view.ts';

replayViews('site.terms');
