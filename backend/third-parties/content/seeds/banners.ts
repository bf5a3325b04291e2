import { PUBLISHED_AT, type Assets } from './build.ts';
import type { BrandFacts } from './facts.ts';
import type { Art, Banner, Dataset, Localized } from '../documents.ts';

interface BannerSource extends Partial<Banner> {
  readonly name: string;
  /** Motif of each brand. */
  readonly motifs: Readonly<Record<Dataset, string>>;
  readonly title: Localized;
  readonly description: Localized;
}

const LIGHT_MOTIFS: readonly string[] = ['sunrise', 'calcada'];

/** In the order of the home page. The last two are outside their dates (CONT-11). */
const sources = ({ brand }: BrandFacts): readonly BannerSource[] => [
  {
    name: 'welcome',
    motifs: { northlight: 'aurora', 'sol-alta': 'sunrise' },
    authorized: 'not-authorized',
    title: {
      en: 'Play at your own pace',
      fi: 'Pelaa omaan tahtiisi',
      pt: 'Jogue no seu ritmo',
    },
    description: {
      en: 'Open an account in two minutes. Decide what it may cost, then look around.',
      fi: 'Avaa tili kahdessa minuutissa. Päätä, mitä pelaaminen saa maksaa, ja katsele sitten ympärillesi.',
      pt: 'Abra sua conta em dois minutos. Decida quanto jogar pode custar e depois conheça o site.',
    },
    button: { en: 'Create an account', fi: 'Luo tili', pt: 'Criar conta' },
    urlAction: '/signup',
  },
  {
    name: 'first-deposit',
    motifs: { northlight: 'cards', 'sol-alta': 'fan' },
    authorized: 'authorized',
    targetAudienceOption: 'targeted',
    targetAudience: { depositGroups: ['zero'], playerIds: [] },
    greeting: { en: 'Welcome, {name}', fi: 'Tervetuloa, {name}', pt: 'Olá, {name}' },
    title: {
      en: 'Your account is ready',
      fi: 'Tilisi on valmis',
      pt: 'Sua conta está pronta',
    },
    description: {
      en: 'Make your first deposit with or without a bonus. Both are one tap away.',
      fi: 'Tee ensimmäinen talletus bonuksella tai ilman. Molemmat onnistuvat yhdellä painalluksella.',
      pt: 'Faça seu primeiro depósito com ou sem bônus. Os dois estão a um toque.',
    },
    button: { en: 'Deposit', fi: 'Talleta', pt: 'Depositar' },
    urlAction: '/deposit',
  },
  {
    name: 'live-evening',
    motifs: { northlight: 'wheel', 'sol-alta': 'arches' },
    authorized: 'both',
    isClickable: false,
    title: {
      en: 'Real tables, every evening',
      fi: 'Oikeat pöydät joka ilta',
      pt: 'Mesas de verdade, toda noite',
    },
    description: {
      en: `Roulette and blackjack with ${brand}’s own dealers.`,
      fi: `Rulettia ja blackjackia: ${brand} ja omat pelinhoitajat.`,
      pt: `Roleta e blackjack com crupiês da ${brand}.`,
    },
  },
  {
    name: 'season',
    motifs: { northlight: 'rink', 'sol-alta': 'ball' },
    authorized: 'both',
    isClickable: false,
    title: {
      en: 'The season is on',
      fi: 'Kausi on käynnissä',
      pt: 'A temporada começou',
    },
    description: {
      en: 'Odds on every round, from the first match to the final.',
      fi: 'Kertoimet joka kierrokselle ensimmäisestä ottelusta finaaliin.',
      pt: 'Cotações para todas as rodadas, do primeiro jogo à final.',
    },
  },
  {
    name: 'payments',
    motifs: { northlight: 'contours', 'sol-alta': 'calcada' },
    authorized: 'both',
    title: {
      en: 'Your money, clearly shown',
      fi: 'Rahasi selkeästi esillä',
      pt: 'Seu dinheiro às claras',
    },
    description: {
      en: 'See every way to pay in and out, how long it takes and what it costs.',
      fi: 'Katso kaikki maksutavat, niiden nopeus ja hinta.',
      pt: 'Veja todos os meios de depósito e saque, o prazo e o custo.',
    },
    button: { en: 'Payment methods', fi: 'Maksutavat', pt: 'Meios de pagamento' },
    urlAction: '/payment-methods',
  },
  {
    name: 'safer-play',
    motifs: { northlight: 'constellation', 'sol-alta': 'azulejo' },
    authorized: 'both',
    title: {
      en: 'Stay in charge',
      fi: 'Pidä ohjat käsissäsi',
      pt: 'No controle, sempre',
    },
    description: {
      en: 'What you can do, what we can do for you, and who else can help.',
      fi: 'Mitä voit tehdä, mitä me voimme tehdä puolestasi ja kuka muu voi auttaa.',
      pt: 'O que você pode fazer, o que podemos fazer por você e quem mais pode ajudar.',
    },
    button: { en: 'See how', fi: 'Katso miten', pt: 'Saiba como' },
    urlAction: '/responsible-gambling',
  },
  {
    name: 'midsummer',
    motifs: { northlight: 'aurora', 'sol-alta': 'sunrise' },
    authorized: 'both',
    startDate: '2026-06-15T00:00:00Z',
    endDate: '2026-07-01T00:00:00Z',
    title: { en: 'Midsummer', fi: 'Juhannus', pt: 'Festa junina' },
    description: {
      en: 'Long evenings, new games.',
      fi: 'Pitkiä iltoja, uusia pelejä.',
      pt: 'Noites longas, jogos novos.',
    },
  },
  {
    name: 'anniversary',
    motifs: { northlight: 'constellation', 'sol-alta': 'arches' },
    authorized: 'both',
    startDate: '2031-03-01T00:00:00Z',
    endDate: '2031-03-31T00:00:00Z',
    title: { en: 'Ten years', fi: 'Kymmenen vuotta', pt: 'Dez anos' },
    description: {
      en: `${brand} turns ten.`,
      fi: `${brand} täyttää kymmenen vuotta.`,
      pt: `A ${brand} faz dez anos.`,
    },
  },
];

/** Above pay-and-play, on no home page (PNP-11). */
const PAY_AND_PLAY: BannerSource = {
  name: 'pay-and-play',
  motifs: { northlight: 'contours', 'sol-alta': 'azulejo' },
  authorized: 'not-authorized',
  isClickable: false,
  title: {
    en: 'Your bank knows you',
    fi: 'Pankkisi tuntee sinut',
    pt: 'Seu banco conhece você',
  },
  description: {
    en: 'Pay your first deposit and play at once.',
    fi: 'Maksa ensimmäinen talletus ja pelaa saman tien.',
    pt: 'Faça o primeiro depósito e jogue na hora.',
  },
};

function made(
  facts: BrandFacts,
  assets: Assets,
  { name, motifs, ...source }: BannerSource,
  seed: number,
): Banner {
  const motif = motifs[facts.dataset];
  const art: Art = { kind: 'banner', brand: facts.dataset, motif, seed };
  return {
    _id: `banner.${name}`,
    _type: 'banner',
    _updatedAt: PUBLISHED_AT,
    authorized: 'both',
    targetAudienceOption: 'no-limit',
    isClickable: source.urlAction !== undefined,
    images: { desktop: assets.image(art, 1600, 640), mobile: assets.image(art, 960, 540) },
    tone: LIGHT_MOTIFS.includes(motif) ? 'light' : 'dark',
    markets: [],
    ...source,
  };
}

export const banners = (facts: BrandFacts, assets: Assets): readonly Banner[] =>
  sources(facts).map((source, seed) => made(facts, assets, source, seed));

export const payAndPlayBanner = (facts: BrandFacts, assets: Assets): Banner =>
  made(facts, assets, PAY_AND_PLAY, sources(facts).length);
