import type { CategoryIcon } from '../../backend/third-parties/content/game-documents.ts';
import type { BrandId } from '../../reference/brands.ts';
import type { TextLanguage } from '../../reference/languages.ts';
import type { Game } from './games.ts';
import { diceOf } from './random.ts';

export interface Category {
  readonly id: string;
  readonly label: Readonly<Record<TextLanguage, string>>;
  readonly icon: CategoryIcon;
  readonly lobby: 'casino' | 'live';
  readonly has: (game: Game) => boolean;
  /** In the menu of categories, and in the lobby. */
  readonly isIn: { readonly menu: boolean; readonly lobby: boolean };
}

type Has = Category['has'];

const category = (
  lobby: Category['lobby'],
  id: string,
  icon: CategoryIcon,
  [en, fi, pt]: readonly [en: string, fi: string, pt: string],
  has: Has,
  isIn: Category['isIn'] = { menu: true, lobby: true },
): Category => ({ id, icon, lobby, label: { en, fi, pt }, has, isIn });

const ofType =
  (...types: readonly Game['type'][]): Has =>
  ({ type }) =>
    types.includes(type);
const ofTheme =
  (...themes: readonly (Game['theme'] | undefined)[]): Has =>
  ({ theme }) =>
    theme !== undefined && themes.includes(theme);
const withMotif =
  (...motifs: readonly string[]): Has =>
  ({ motif, theme }) =>
    theme !== undefined && motifs.includes(motif);
const since =
  (day: string): Has =>
  ({ releasedAt }) =>
    releasedAt >= day;
/** What the editors of a brand have chosen. */
const chosen =
  (brand: BrandId, share: number): Has =>
  ({ slug, isHigh }) =>
    !isHigh && diceOf(`${brand} likes ${slug}`).chance(share);

const slots = ofType('slot', 'jackpotSlot');
const hidden = { menu: false, lobby: true };
const linked = { menu: true, lobby: false };

export const CATEGORIES: Readonly<Record<BrandId, readonly Category[]>> = {
  northlight: [
    category(
      'casino',
      'popular',
      'star',
      ['Popular', 'Suosittua', 'Populares'],
      chosen('northlight', 0.07),
    ),
    category('casino', 'new', 'sparkles', ['New', 'Uutuudet', 'Novidades'], since('2026-06-01')),
    category('casino', 'slots', 'cherry', ['Slots', 'Kolikkopelit', 'Slots'], slots),
    category(
      'casino',
      'jackpots',
      'gem',
      ['Jackpots', 'Jättipotit', 'Jackpots'],
      ofType('jackpotSlot'),
    ),
    category(
      'casino',
      'wild-north',
      'mountain-snow',
      ['Wild North', 'Villi pohjola', 'Norte selvagem'],
      withMotif(
        'bear',
        'stag',
        'owl',
        'hare',
        'fox',
        'fir',
        'snowflake',
        'longship',
        'mountain',
        'hammer',
        'whale',
      ),
    ),
    category(
      'casino',
      'sea-and-sky',
      'sailboat',
      ['Sea and sky', 'Meri ja taivas', 'Mar e céu'],
      ofTheme('horizon'),
    ),
    category(
      'casino',
      'fruit-classics',
      'apple',
      ['Fruit classics', 'Hedelmäklassikot', 'Clássicos de frutas'],
      ofTheme('orchard'),
    ),
    category(
      'casino',
      'table-games',
      'spade',
      ['Table games', 'Pöytäpelit', 'Jogos de mesa'],
      ofType('roulette', 'blackjack', 'baccarat', 'poker'),
    ),
    category(
      'casino',
      'video-poker',
      'club',
      ['Video poker', 'Videopokeri', 'Vídeo pôquer'],
      ofType('videoPoker'),
      linked,
    ),
    category(
      'casino',
      'instant-wins',
      'zap',
      ['Instant wins', 'Pikavoitot', 'Prêmios instantâneos'],
      ofType('crash', 'dice', 'scratch'),
    ),
    category('casino', 'bingo', 'circle-dot', ['Bingo', 'Bingo', 'Bingo'], ofType('bingo')),
    category(
      'casino',
      'quiet-evening',
      'moon',
      ['For a quiet evening', 'Rauhalliseen iltaan', 'Para uma noite tranquila'],
      ({ volatility, theme }) => volatility === 'low' && theme === 'workshop',
      hidden,
    ),
    category(
      'live',
      'live-popular',
      'star',
      ['Popular tables', 'Suositut pöydät', 'Mesas populares'],
      chosen('northlight', 0.2),
    ),
    category(
      'live',
      'live-roulette',
      'disc',
      ['Roulette', 'Ruletti', 'Roleta'],
      ofType('roulette'),
    ),
    category(
      'live',
      'live-blackjack',
      'spade',
      ['Blackjack', 'Blackjack', 'Blackjack'],
      ofType('blackjack'),
    ),
    category(
      'live',
      'live-baccarat',
      'heart',
      ['Baccarat', 'Baccarat', 'Bacará'],
      ofType('baccarat'),
    ),
    category(
      'live',
      'live-poker',
      'club',
      ['Poker and dice', 'Pokeri ja nopat', 'Pôquer e dados'],
      ofType('poker', 'dice'),
    ),
    category(
      'live',
      'live-shows',
      'tv',
      ['Game shows', 'Peliohjelmat', 'Game shows'],
      ofType('gameShow'),
    ),
    category(
      'live',
      'live-high-stakes',
      'gem',
      ['High stakes', 'Korkeat panokset', 'Apostas altas'],
      ({ isHigh }) => isHigh,
    ),
  ],
  'sol-alta': [
    category(
      'casino',
      'favourites',
      'sun',
      ['Favourites of the house', 'Talon suosikit', 'Favoritos da casa'],
      chosen('sol-alta', 0.07),
    ),
    category(
      'casino',
      'fruit-and-sun',
      'citrus',
      ['Fruit and sun', 'Hedelmiä ja aurinkoa', 'Frutas e sol'],
      ({ theme, motif }) =>
        theme === 'orchard' ||
        (theme !== undefined && ['sun', 'palm', 'parrot', 'shell', 'wave'].includes(motif)),
    ),
    category(
      'casino',
      'carnival',
      'drum',
      ['Carnival', 'Karnevaali', 'Carnaval'],
      withMotif(
        'mask',
        'drum',
        'guitar',
        'trumpet',
        'microphone',
        'hat',
        'parrot',
        'butterfly',
        'balloon',
        'lantern',
        'record',
      ),
    ),
    category('casino', 'slot-games', 'cherry', ['Slots', 'Kolikkopelit', 'Slots'], slots),
    category(
      'casino',
      'arrivals',
      'sparkles',
      ['Just arrived', 'Juuri saapuneet', 'Acabaram de chegar'],
      since('2026-07-15'),
    ),
    category(
      'casino',
      'big-prizes',
      'trophy',
      ['Big prizes', 'Suuret potit', 'Grandes prêmios'],
      ofType('jackpotSlot'),
    ),
    category(
      'casino',
      'treasure',
      'key',
      ['Treasure hunt', 'Aarrejahti', 'Caça ao tesouro'],
      ofTheme('hoard'),
    ),
    category(
      'casino',
      'jungle',
      'paw-print',
      ['Jungle and savannah', 'Viidakko ja savanni', 'Selva e savana'],
      withMotif('lion', 'elephant', 'parrot', 'snake', 'frog', 'turtle', 'butterfly', 'cat'),
    ),
    category(
      'casino',
      'fast-games',
      'zap',
      ['Fast games', 'Nopeat pelit', 'Jogos rápidos'],
      ofType('crash', 'dice'),
    ),
    category(
      'casino',
      'scratch-cards',
      'ticket',
      ['Scratch cards', 'Raaputusarvat', 'Raspadinhas'],
      ofType('scratch'),
    ),
    category(
      'casino',
      'casino-tables',
      'spade',
      ['Table games', 'Pöytäpelit', 'Jogos de mesa'],
      ofType('roulette', 'blackjack', 'baccarat', 'poker', 'videoPoker'),
    ),
    category(
      'casino',
      'bingo-hall',
      'circle-dot',
      ['Bingo hall', 'Bingosali', 'Salão de bingo'],
      ofType('bingo'),
      linked,
    ),
    category(
      'casino',
      'small-stakes',
      'coins',
      ['From small stakes', 'Pienillä panoksilla', 'Apostas baixas'],
      ({ betLimits, theme }) =>
        theme === 'wild' && (betLimits.find(({ currency }) => currency === 'EUR')?.min ?? 0) <= 10,
      hidden,
    ),
    category(
      'live',
      'salon-favourites',
      'sun',
      ['Favourites of the salon', 'Salongin suosikit', 'Favoritos do salão'],
      chosen('sol-alta', 0.2),
    ),
    category(
      'live',
      'salon-blackjack',
      'spade',
      ['Blackjack', 'Blackjack', 'Blackjack'],
      ofType('blackjack'),
    ),
    category(
      'live',
      'salon-roulette',
      'disc',
      ['Roulette', 'Ruletti', 'Roleta'],
      ofType('roulette'),
    ),
    category(
      'live',
      'salon-shows',
      'tv',
      ['Live shows', 'Live-ohjelmat', 'Shows ao vivo'],
      ofType('gameShow'),
    ),
    category(
      'live',
      'salon-cards',
      'club',
      ['Baccarat and poker', 'Baccarat ja pokeri', 'Bacará e pôquer'],
      ofType('baccarat', 'poker', 'dice'),
    ),
    category(
      'live',
      'salon-high',
      'gem',
      ['VIP tables', 'VIP-pöydät', 'Mesas VIP'],
      ({ isHigh }) => isHigh,
    ),
  ],
};
