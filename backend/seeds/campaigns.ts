import type { campaigns as table } from '../rewards/tables.ts';

type Seeded = typeof table.$inferInsert;

/** The deposit bonuses that run in every market; amounts in euro cents, scaled per currency. */
export const depositCampaigns: readonly Seeded[] = [
  {
    id: 'welcome-100',
    words: {
      en: {
        name: 'Welcome bonus',
        description: 'The first deposit is doubled; the bonus is for casino games.',
      },
      fi: {
        name: 'Tervetuliais\u00ADbonus',
        description: 'Ensimmäinen talletus tuplataan; bonus on kasinopeleihin.',
      },
      pt: {
        name: 'Bônus de boas-vindas',
        description: 'O primeiro depósito é dobrado; o bônus vale para jogos de cassino.',
      },
    },
    trigger: 'FIRST_DEPOSIT',
    vertical: 'CASINO',
    matchPercent: 100,
    minDeposit: 2_000,
    maxBonus: 20_000,
    maxStake: 500,
    maxWin: 100000,
    wageringMultiplier: 30,
    daysToWager: 30,
    startsAt: new Date('2024-01-01T00:00:00Z'),
  },
  {
    id: 'live-welcome-50',
    words: {
      en: {
        name: 'Live casino welcome',
        description: 'Half of the first deposit on top, for live casino tables.',
      },
      fi: {
        name: 'Livekasinon tervetuliais\u00ADbonus',
        description: 'Puolet ensimmäisestä talletuksesta lisää livekasinon pöytiin.',
      },
      pt: {
        name: 'Boas-vindas do cassino ao vivo',
        description: 'Metade do primeiro depósito a mais, para as mesas do cassino ao vivo.',
      },
    },
    trigger: 'FIRST_DEPOSIT',
    vertical: 'LIVE_CASINO',
    matchPercent: 50,
    minDeposit: 2_000,
    maxBonus: 10_000,
    maxStake: 1000,
    maxWin: 50000,
    wageringMultiplier: 35,
    daysToWager: 14,
    startsAt: new Date('2024-01-01T00:00:00Z'),
  },
  {
    id: 'second-50',
    words: {
      en: {
        name: 'Second deposit bonus',
        description: 'Half of the second deposit on top, for casino games.',
      },
      fi: {
        name: 'Toisen talletuksen bonus',
        description: 'Puolet toisesta talletuksesta lisää kasinopeleihin.',
      },
      pt: {
        name: 'Bônus do segundo depósito',
        description: 'Metade do segundo depósito a mais, para jogos de cassino.',
      },
    },
    trigger: 'SECOND_DEPOSIT',
    vertical: 'CASINO',
    matchPercent: 50,
    minDeposit: 2_000,
    maxBonus: 15_000,
    maxStake: 500,
    maxWin: 75000,
    wageringMultiplier: 30,
    daysToWager: 30,
    startsAt: new Date('2024-01-01T00:00:00Z'),
  },
  {
    id: 'sports-reload-25',
    words: {
      en: {
        name: 'Sports reload',
        description: 'A quarter of a deposit on top, for the sportsbook.',
      },
      fi: {
        name: 'Urheilubonus',
        description: 'Neljännes talletuksesta lisää vedonlyöntiin.',
      },
      pt: {
        name: 'Recarga de esportes',
        description: 'Um quarto do depósito a mais, para apostas esportivas.',
      },
    },
    trigger: 'NEXT_DEPOSIT',
    vertical: 'SPORTS',
    matchPercent: 25,
    minDeposit: 1_000,
    maxBonus: 5_000,
    maxStake: 2000,
    maxWin: 25000,
    wageringMultiplier: 8,
    daysToWager: 7,
    startsAt: new Date('2024-01-01T00:00:00Z'),
  },
];

/** What the gifts have in common. */
const GIFT = {
  trigger: 'MANUAL_BONUS_CODE',
  wageringMultiplier: 10,
  daysToWager: 60,
  startsAt: new Date('2024-01-01T00:00:00Z'),
} as const;

/** The gifts of a development platform. */
export const gifts: readonly Seeded[] = [
  {
    ...GIFT,
    id: 'gift-casino-10',
    words: {
      en: { name: 'A little extra', description: 'A gift for casino games.' },
      fi: { name: 'Pieni lisä', description: 'Lahja kasinopeleihin.' },
      pt: { name: 'Um extra', description: 'Um presente para jogos de cassino.' },
    },
    vertical: 'CASINO',
    gift: 1_000,
    maxStake: 500,
    maxWin: 10_000,
  },
  {
    ...GIFT,
    id: 'gift-casino-5',
    words: {
      en: {
        name: 'Weekend extra',
        description: 'A gift for casino games, for the first thousand.',
      },
      fi: {
        name: 'Viikonlopun lisä',
        description: 'Lahja kasinopeleihin tuhannelle ensimmäiselle.',
      },
      pt: {
        name: 'Extra do fim de semana',
        description: 'Um presente para jogos de cassino, para os mil primeiros.',
      },
    },
    vertical: 'CASINO',
    gift: 500,
    budget: 1_000,
    maxStake: 200,
    maxWin: 5_000,
  },
  {
    ...GIFT,
    id: 'gift-live-5',
    words: {
      en: { name: 'Live extra', description: 'A gift for live casino tables.' },
      fi: { name: 'Livelisä', description: 'Lahja livekasinon pöytiin.' },
      pt: { name: 'Extra ao vivo', description: 'Um presente para as mesas do cassino ao vivo.' },
    },
    vertical: 'LIVE_CASINO',
    gift: 500,
    maxStake: 500,
    maxWin: 5_000,
    markets: ['CA', 'CL', 'UN'],
  },
  {
    ...GIFT,
    id: 'code-casino-15',
    code: 'HARBOUR15',
    words: {
      en: { name: 'Harbour extra', description: 'A gift for casino games, with a code.' },
      fi: { name: 'Satamalisä', description: 'Lahja kasinopeleihin koodilla.' },
      pt: { name: 'Extra do porto', description: 'Um presente para jogos de cassino, com código.' },
    },
    vertical: 'CASINO',
    gift: 1_500,
    maxStake: 500,
    maxWin: 15_000,
  },
];

/** The bonus of a deposit that a development platform offers to whoever agreed to it, by its code. */
export const codedDeposits: readonly Seeded[] = [
  {
    id: 'code-reload-25',
    code: 'RELOAD25',
    words: {
      en: {
        name: 'Harbour reload',
        description: 'A quarter of a deposit on top, for casino games, with a code.',
      },
      fi: {
        name: 'Satamatalletus',
        description: 'Neljännes talletuksesta lisää kasinopeleihin koodilla.',
      },
      pt: {
        name: 'Recarga do porto',
        description: 'Um quarto do depósito a mais, para jogos de cassino, com código.',
      },
    },
    trigger: 'NEXT_DEPOSIT',
    vertical: 'CASINO',
    matchPercent: 25,
    minDeposit: 1_000,
    maxBonus: 2_500,
    maxStake: 500,
    maxWin: 10_000,
    wageringMultiplier: 10,
    daysToWager: 60,
    startsAt: new Date('2024-01-01T00:00:00Z'),
  },
];

/** The free spins of a development platform: their winnings are own money at once, or a bonus once all are played. */
export const freeSpins: readonly Seeded[] = [
  {
    ...GIFT,
    id: 'spins-crimson-10',
    words: {
      en: { name: 'Ten spins', description: 'Free spins of Crimson Planet.' },
      fi: { name: 'Kymmenen kierrosta', description: 'Ilmaiskierroksia Crimson Planet -peliin.' },
      pt: { name: 'Dez giros', description: 'Giros grátis em Crimson Planet.' },
    },
    vertical: 'CASINO',
    freeSpins: 10,
    spinStake: 20,
    spinGames: ['game.crimson-planet'],
    wageringMultiplier: 0,
    maxWin: 10_000,
  },
  {
    ...GIFT,
    id: 'spins-tour-20',
    words: {
      en: { name: 'Twenty spins', description: 'Free spins of two games.' },
      fi: { name: 'Kaksikymmentä kierrosta', description: 'Ilmaiskierroksia kahteen peliin.' },
      pt: { name: 'Vinte giros', description: 'Giros grátis em dois jogos.' },
    },
    vertical: 'CASINO',
    freeSpins: 20,
    spinStake: 20,
    spinGames: ['game.crimson-planet', 'game.gilded-hammer'],
    maxStake: 500,
    maxWin: 10_000,
  },
  {
    ...GIFT,
    id: 'code-spins-10',
    code: 'TENSPINS',
    words: {
      en: { name: 'Harbour spins', description: 'Free spins of Gilded Hammer, with a code.' },
      fi: {
        name: 'Satamakierrokset',
        description: 'Ilmaiskierroksia Gilded Hammer -peliin koodilla.',
      },
      pt: { name: 'Giros do porto', description: 'Giros grátis em Gilded Hammer, com código.' },
    },
    vertical: 'CASINO',
    freeSpins: 10,
    spinStake: 20,
    spinGames: ['game.gilded-hammer'],
    maxStake: 500,
    maxWin: 10_000,
  },
];

/** The cashbacks of a development platform. */
export const cashbacks: readonly Seeded[] = [
  {
    id: 'cashback-daily',
    words: {
      en: {
        name: 'Something back every day',
        description: 'A part of what is lost in a day at casino games comes back as own money.',
      },
      fi: {
        name: 'Joka päivä takaisin',
        description: 'Osa päivän aikana kasinopeleissä hävitystä palaa omana rahana.',
      },
      pt: {
        name: 'De volta todo dia',
        description:
          'Uma parte do que se perde em um dia em jogos de cassino volta como dinheiro próprio.',
      },
    },
    trigger: 'CASHBACK_DAILY',
    vertical: 'CASINO',
    cashbackPercent: 5,
    maxBonus: 2_000,
    wageringMultiplier: 0,
    daysToWager: 60,
    startsAt: new Date('2024-01-01T00:00:00Z'),
  },
  {
    id: 'cashback-weekly',
    words: {
      en: {
        name: 'Something back every week',
        description:
          'A part of what is lost in a week at casino games comes back as a bonus, and more of it at some games.',
      },
      fi: {
        name: 'Joka viikko takaisin',
        description:
          'Osa viikon aikana kasinopeleissä hävitystä palaa bonuksena, joistakin peleistä enemmän.',
      },
      pt: {
        name: 'De volta toda semana',
        description:
          'Uma parte do que se perde em uma semana em jogos de cassino volta como bônus, e mais em alguns jogos.',
      },
    },
    trigger: 'CASHBACK_WEEKLY',
    vertical: 'CASINO',
    cashbackPercent: 5,
    boosterPercent: 8,
    boosterGames: ['game.crimson-planet', 'game.gilded-hammer'],
    maxBonus: 5_000,
    maxStake: 500,
    wageringMultiplier: 3,
    daysToWager: 60,
    startsAt: new Date('2024-01-01T00:00:00Z'),
  },
  {
    id: 'cashback-loyalty',
    words: {
      en: {
        name: 'Something more back every week',
        description:
          'A part of what is lost in a week at live casino tables comes back as own money.',
      },
      fi: {
        name: 'Joka viikko enemmän takaisin',
        description: 'Osa viikon aikana livekasinon pöydissä hävitystä palaa omana rahana.',
      },
      pt: {
        name: 'Mais de volta toda semana',
        description:
          'Uma parte do que se perde em uma semana nas mesas do cassino ao vivo volta como dinheiro próprio.',
      },
    },
    trigger: 'CASHBACK_WEEKLY',
    vertical: 'LIVE_CASINO',
    leastLevel: 2,
    cashbackPercent: 10,
    maxBonus: 10_000,
    wageringMultiplier: 0,
    daysToWager: 60,
    startsAt: new Date('2024-01-01T00:00:00Z'),
  },
];
