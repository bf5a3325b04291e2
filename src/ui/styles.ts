/** Every style that the first paint of any page needs, whichever brand: import once, in the entry. */
import './base.css.ts';
import '../brands/fonts.css.ts';
import '../brands/northlight/theme.css.ts';
import '../brands/sol-alta/theme.css.ts';
