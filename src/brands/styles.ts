/** Every style that the first paint of any page needs, for every brand: import once, in the entry. */
import '../ui/base.css.ts';
import './fonts.css.ts';
import './northlight/theme.css.ts';
import './sol-alta/theme.css.ts';
