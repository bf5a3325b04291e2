import type { PageWriter } from './page.ts';

export const paymentMethods: PageWriter = (f) => ({
  pageId: 'payment_methods',
  path: '/payment-methods',
  group: 'information',
  title: { en: 'Payment methods', fi: 'Maksutavat', pt: 'Meios de pagamento' },
  body: {
    en: `
      These are the ways to pay in and out at ${f.brand}. You always confirm a payment on the provider’s own page; we never see your bank or card details.
      - Use only methods in your own name.
      - We pay out to the method you deposited with where that is possible.
      - Withdrawals are checked before they leave. Most leave within 24 hours.
      - We charge nothing for deposits or withdrawals. Your bank may.
    `,
    fi: `
      Näillä tavoilla maksat ja nostat ${f.brand}-sivustolla. Vahvistat maksun aina palveluntarjoajan omalla sivulla; emme koskaan näe pankki- tai korttitietojasi.
      - Käytä vain omissa nimissäsi olevia maksutapoja.
      - Maksamme nostot mahdollisuuksien mukaan samaan maksutapaan, jolla talletit.
      - Nostot tarkistetaan ennen maksamista. Useimmat lähtevät 24 tunnin kuluessa.
      - Emme veloita talletuksista tai nostoista. Pankkisi saattaa veloittaa.
    `,
    pt: `
      Estas são as formas de depositar e sacar na ${f.brand}. Você sempre confirma o pagamento na página do provedor; nunca vemos os dados do seu banco ou cartão.
      - Use apenas meios em seu próprio nome.
      - Sempre que possível, pagamos no mesmo meio usado no depósito.
      - Os saques são conferidos antes de sair. A maioria sai em até 24 horas.
      - Não cobramos por depósitos nem saques. Seu banco pode cobrar.
    `,
  },
});

export const aboutUs: PageWriter = (f) => ({
  pageId: 'about_us',
  path: '/about-us',
  group: 'information',
  title: {
    en: `About ${f.brand}`,
    fi: `Tietoa ${f.brand}-sivustosta`,
    pt: `Sobre a ${f.brand}`,
  },
  body: {
    en: `
      ${f.brand} is run by ${f.company}, registered under number ${f.registration} at ${f.address}.
      We are licensed by the ${f.regulator.en} under number ${f.licence}. The regulator audits our games, our accounts and the way we protect players.
      ## What we stand for
      - **Clear money.** You always see what is yours, what is a bonus and what happens next.
      - **Your pace.** Ask us for a limit or a break, or to close your account, and we do it.
      - **Real people.** Our support answers every day of the year.
    `,
    fi: `
      ${f.brand}-sivustoa ylläpitää ${f.company}, rekisterinumero ${f.registration}, ${f.address}.
      Toimilupamme ${f.licence} on myöntänyt ${f.regulator.fi}. Viranomainen tarkastaa pelimme, tilimme ja tapamme suojella pelaajia.
      ## Mitä pidämme tärkeänä
      - **Selkeä raha.** Näet aina, mikä on omaasi, mikä bonusta ja mitä tapahtuu seuraavaksi.
      - **Oma tahtisi.** Pyydä rajaa, taukoa tai tilin sulkemista, niin hoidamme sen.
      - **Oikeita ihmisiä.** Asiakaspalvelumme vastaa vuoden jokaisena päivänä.
    `,
    pt: `
      A ${f.brand} é operada pela ${f.company}, registrada sob o número ${f.registration}, em ${f.address}.
      Somos licenciados pela ${f.regulator.pt}, número ${f.licence}. O regulador audita nossos jogos, nossas contas e a proteção aos jogadores.
      ## O que defendemos
      - **Dinheiro às claras.** Você sempre vê o que é seu, o que é bônus e o que acontece depois.
      - **No seu ritmo.** Peça um limite, uma pausa ou o fechamento da conta, e nós cuidamos disso.
      - **Gente de verdade.** Nosso suporte responde todos os dias do ano.
    `,
  },
});
