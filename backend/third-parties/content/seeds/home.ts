import { PUBLISHED_AT, reference, type Assets } from './build.ts';
import type { BrandFacts } from './facts.ts';
import type { Banner, Dataset, HomePage, Localized, Navigation, Vertical } from '../documents.ts';

const VERTICALS: readonly {
  readonly area: Vertical['area'];
  readonly urlAction: string;
  readonly motifs: Readonly<Record<Dataset, string>>;
  readonly title: Localized;
  readonly description: Localized;
}[] = [
  {
    area: 'casino',
    urlAction: '/online-casino',
    motifs: { northlight: 'cards', 'sol-alta': 'fan' },
    title: { en: 'Casino', fi: 'Kasino', pt: 'Cassino' },
    description: {
      en: 'Slots, table games and jackpots.',
      fi: 'Kolikkopelejä, pöytäpelejä ja jättipotteja.',
      pt: 'Slots, jogos de mesa e jackpots.',
    },
  },
  {
    area: 'liveCasino',
    urlAction: '/live-casino-online',
    motifs: { northlight: 'wheel', 'sol-alta': 'arches' },
    title: { en: 'Live casino', fi: 'Live-kasino', pt: 'Cassino ao vivo' },
    description: {
      en: 'Real dealers at real tables.',
      fi: 'Oikeat pelinhoitajat oikeissa pöydissä.',
      pt: 'Crupiês de verdade em mesas de verdade.',
    },
  },
  {
    area: 'sports',
    urlAction: '/sportsbook',
    motifs: { northlight: 'rink', 'sol-alta': 'ball' },
    title: { en: 'Sports', fi: 'Urheilu', pt: 'Esportes' },
    description: {
      en: 'Bets before and during the match.',
      fi: 'Vetoja ennen ottelua ja sen aikana.',
      pt: 'Apostas antes e durante o jogo.',
    },
  },
  {
    area: 'virtualSports',
    urlAction: '/virtuals',
    motifs: { northlight: 'contours', 'sol-alta': 'calcada' },
    title: { en: 'Virtual sports', fi: 'Virtuaaliurheilu', pt: 'Esportes virtuais' },
    description: {
      en: 'A new race every few minutes.',
      fi: 'Uusi lähtö muutaman minuutin välein.',
      pt: 'Uma nova corrida a cada poucos minutos.',
    },
  },
];

export function verticals(facts: BrandFacts, assets: Assets): readonly Vertical[] {
  return VERTICALS.map(({ motifs, ...source }, seed) => ({
    _id: `vertical.${source.area}`,
    _type: 'vertical',
    _updatedAt: PUBLISHED_AT,
    image: assets.image(
      { kind: 'banner', brand: facts.dataset, motif: motifs[facts.dataset], seed: 20 + seed },
      800,
      500,
    ),
    ...source,
  }));
}

/** One home page for each market; all markets of a brand share its banners. */
export function homePages(
  facts: BrandFacts,
  banners: readonly Banner[],
  areas: readonly Vertical[],
): readonly HomePage[] {
  return facts.markets.map((market) => ({
    _id: `homePage.${market}`,
    _type: 'homePage',
    _updatedAt: PUBLISHED_AT,
    market,
    banners: banners.map(({ _id }) => reference(_id)),
    redesignedBanner: null,
    verticals: areas.map(({ _id }) => reference(_id)),
  }));
}

/** `icon` names a pictogram of the site. */
export const navigation: Navigation = {
  _id: 'navigation',
  _type: 'navigation',
  _updatedAt: PUBLISHED_AT,
  quickLinks: [
    {
      _key: 'signup',
      itemId: 'signup',
      title: { en: 'Create an account', fi: 'Luo tili', pt: 'Criar conta' },
      urlAction: '/signup',
      icon: 'user-plus',
      authorized: 'not-authorized',
    },
    {
      _key: 'deposit',
      itemId: 'deposit',
      title: { en: 'Deposit', fi: 'Talleta', pt: 'Depositar' },
      urlAction: '/deposit',
      icon: 'wallet',
      authorized: 'authorized',
    },
    {
      _key: 'payment-methods',
      itemId: 'payment-methods',
      title: { en: 'Payment methods', fi: 'Maksutavat', pt: 'Meios de pagamento' },
      urlAction: '/payment-methods',
      icon: 'credit-card',
      authorized: 'both',
    },
    {
      _key: 'responsible-gambling',
      itemId: 'responsible-gambling',
      title: { en: 'Safer play', fi: 'Turvallinen pelaaminen', pt: 'Jogo responsável' },
      urlAction: '/responsible-gambling',
      icon: 'shield',
      authorized: 'both',
    },
    {
      _key: 'support',
      itemId: 'support',
      title: { en: 'Support', fi: 'Asiakaspalvelu', pt: 'Atendimento' },
      urlAction: '/contact-live-chat',
      icon: 'message-circle',
      authorized: 'both',
    },
  ],
};
