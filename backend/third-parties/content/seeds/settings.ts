import { CURRENT_TERMS_VERSION } from '../../../../openapi/reference/terms.ts';
import { PUBLISHED_AT } from './build.ts';
import type { BrandFacts } from './facts.ts';
import { portableText } from './portable-text.ts';
import type { Settings, TermsVersion } from '../documents.ts';

export const termsVersions: readonly TermsVersion[] = (
  [
    [
      1,
      '2024-02-01T00:00:00Z',
      {
        en: 'First version.',
        fi: 'Ensimmäinen versio.',
        pt: 'Primeira versão.',
      },
    ],
    [
      2,
      '2025-05-15T00:00:00Z',
      {
        en: 'Shorter answer times for complaints.',
        fi: 'Lyhyemmät vastausajat valituksille.',
        pt: 'Prazos menores para responder reclamações.',
      },
    ],
    [
      CURRENT_TERMS_VERSION,
      '2026-09-01T00:00:00Z',
      {
        en: 'Players’ money is kept apart from ours, and inactive accounts no longer cost anything.',
        fi: 'Pelaajien rahat pidetään erillään omistamme, eivätkä käyttämättömät tilit enää maksa mitään.',
        pt: 'O dinheiro dos jogadores fica separado do nosso, e contas inativas não têm mais custo.',
      },
    ],
  ] as const
).map(([version, publishedAt, summary]) => ({
  _id: `termsVersion.${version}`,
  _type: 'termsVersion',
  _updatedAt: publishedAt,
  version,
  publishedAt,
  summary,
}));

export function settings(facts: BrandFacts): Settings {
  const { brand } = facts;
  return {
    _id: 'settings',
    _type: 'settings',
    _updatedAt: PUBLISHED_AT,
    maintenance: false,
    maintenanceMessage: {
      en: 'We are improving the site. Your balance and your bets are safe. Please come back in a little while.',
      fi: 'Parannamme sivustoa. Saldosi ja vetosi ovat turvassa. Palaa hetken kuluttua.',
      pt: 'Estamos melhorando o site. Seu saldo e suas apostas estão seguros. Volte daqui a pouco.',
    },
    aboutUs: {
      en: portableText(
        `${brand} is a place to play casino, live casino and sports in plain view: what is yours, what is a bonus and what happens next is always on the screen.
        We are licensed, we hold players’ money apart from ours, and we set a limit or close your account when you ask us to. [More about us](/about-us).`,
      ),
      fi: portableText(
        `${brand} on paikka pelata kasinoa, live-kasinoa ja urheilua avoimin kortein: näet aina, mikä on omaasi, mikä bonusta ja mitä tapahtuu seuraavaksi.
        Meillä on toimilupa, pidämme pelaajien rahat erillään omistamme, ja asetamme rajan tai suljemme tilisi, kun pyydät. [Lisää meistä](/about-us).`,
      ),
      pt: portableText(
        `A ${brand} é um lugar para jogar cassino, cassino ao vivo e esportes às claras: o que é seu, o que é bônus e o que acontece depois está sempre na tela.
        Somos licenciados, guardamos o dinheiro dos jogadores separado do nosso, e definimos um limite ou fechamos sua conta quando você pede. [Mais sobre nós](/about-us).`,
      ),
    },
  };
}
