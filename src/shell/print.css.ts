import { globalStyle } from '@vanilla-extract/css';
import { unseen } from '../ui/base.css.ts';
import { bar } from './bottom-nav.css.ts';
import { footer } from './footer.css.ts';
import { brandLink, header, tools } from './header.css.ts';
import { bar as line, main, skip } from './layout.css.ts';

/**
 * A page on paper: its brand and what it says, in ink alone. What only a screen can do is left out: ways to elsewhere,
 * buttons, whatever lies over the page.
 */
const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]): void => {
  globalStyle(selector, { '@media': { print: rule } });
};

onPaper(':root,:root[data-theme]', { colorScheme: 'light', background: '#fff', fontSize: '11pt' });
onPaper('html:has([data-modal])', { overflow: 'visible', padding: 0 });
onPaper('*,::before,::after', {
  color: '#000!important',
  background: 'none!important',
  borderColor: '#999!important',
  boxShadow: 'none!important',
  textShadow: 'none!important',
  animation: 'none!important',
  transition: 'none!important',
});
onPaper(
  [
    `.${skip},.${line},.${bar},.${footer},.${tools}`,
    'nav,button,input[type=search],[popover],dialog,[role=dialog],[data-modal],aside[data-chat]',
  ].join(),
  { display: 'none!important' },
);
onPaper(`.${header}`, { position: 'static', border: 0, marginBottom: '16pt' });
onPaper(`.${header}::after`, { display: 'none' });
onPaper(`.${brandLink}`, { height: 'auto', overflow: 'visible' });
onPaper('body', { padding: '0!important' });
onPaper(`.${main}`, { minHeight: 0, padding: '0!important' });
/* Room at the end of a grid that is as high as the sheet would move the whole of it to the next one. */
onPaper(`.${main} > *`, { paddingBlock: '0!important' });
/* What scrolls within a box on a screen is whole on paper. */
onPaper(`main :not(.${unseen},svg,svg *)`, {
  overflow: 'visible!important',
  maxHeight: 'none!important',
});
onPaper('main :is(tr,li,dl > div,img,figure)', { breakInside: 'avoid' });
onPaper('main :is(h1,h2,h3,thead,legend)', { breakAfter: 'avoid' });
onPaper('main a', { textDecoration: 'none' });
onPaper('details::details-content', { contentVisibility: 'visible', blockSize: 'auto' });
