import { email } from '../facts.ts';
import type { PageWriter } from './page.ts';

export const contactLiveChat: PageWriter = (f) => ({
  pageId: 'page-contact-live-chat',
  path: '/contact-live-chat',
  group: 'contact-us',
  title: { en: 'Support', fi: 'Asiakaspalvelu', pt: 'Atendimento' },
  body: {
    en: `
      Write to ${email(f, 'support')}. Somebody answers every day of the year, within a day.
      ## Before you write
      - Use the e-mail address of your account, so that we find it.
      - Never send your password or a full card number. We never ask for them.
      - If it is about a payment, give its reference or its amount and day.
      ## If playing worries you
      Write to ${email(f, 'care')}. We can set a limit, or close your account for a while or for good. The page on [responsible gambling](/responsible-gambling) says who else can help.
    `,
    fi: `
      Kirjoita osoitteeseen ${email(f, 'support')}. Vastaamme vuoden jokaisena päivänä, vuorokauden kuluessa.
      ## Ennen kuin kirjoitat
      - Käytä tilisi sähköpostiosoitetta, jotta löydämme tilin.
      - Älä koskaan lähetä salasanaasi tai koko kortin numeroa. Emme koskaan pyydä niitä.
      - Jos asiasi koskee maksua, kerro sen viite tai summa ja päivä.
      ## Jos pelaaminen huolettaa
      Kirjoita osoitteeseen ${email(f, 'care')}. Voimme asettaa rajan tai sulkea tilisi joksikin aikaa tai pysyvästi. [Vastuullisen pelaamisen](/responsible-gambling) sivulla kerrotaan, mistä muualta saa apua.
    `,
    pt: `
      Escreva para ${email(f, 'support')}. Respondemos todos os dias do ano, em até um dia.
      ## Antes de escrever
      - Use o e-mail da sua conta, para podermos encontrá-la.
      - Nunca envie sua senha nem o número completo do cartão. Nunca pedimos isso.
      - Se for sobre um pagamento, informe a referência ou o valor e o dia.
      ## Se o jogo preocupa você
      Escreva para ${email(f, 'care')}. Podemos definir um limite ou fechar sua conta por um tempo ou para sempre. A página de [jogo responsável](/responsible-gambling) mostra quem mais pode ajudar.
    `,
  },
});

export const contactByEmail: PageWriter = (f) => ({
  pageId: 'contact_email',
  path: '/contact-email',
  group: 'contact-us',
  title: { en: 'E-mail', fi: 'Sähköposti', pt: 'E-mail' },
  body: {
    en: `
      Write from the address of your account, so that we find it. We answer within a day.
      - Questions: ${email(f, 'support')}
      - Safer play: ${email(f, 'care')}
      - Privacy: ${email(f, 'privacy')}
      - Complaints: ${email(f, 'complaints')}
      By post: ${f.company}, ${f.address}.
    `,
    fi: `
      Kirjoita tilisi sähköpostiosoitteesta, jotta löydämme sen. Vastaamme vuorokauden kuluessa.
      - Kysymykset: ${email(f, 'support')}
      - Turvallinen pelaaminen: ${email(f, 'care')}
      - Tietosuoja: ${email(f, 'privacy')}
      - Valitukset: ${email(f, 'complaints')}
      Postitse: ${f.company}, ${f.address}.
    `,
    pt: `
      Escreva do e-mail da sua conta, para podermos encontrá-la. Respondemos em até um dia.
      - Dúvidas: ${email(f, 'support')}
      - Jogo responsável: ${email(f, 'care')}
      - Privacidade: ${email(f, 'privacy')}
      - Reclamações: ${email(f, 'complaints')}
      Por correio: ${f.company}, ${f.address}.
    `,
  },
});

export const complaints: PageWriter = (f) => ({
  pageId: 'complaints',
  path: '/complaints',
  group: 'contact-us',
  title: { en: 'Complaints', fi: 'Valitukset', pt: 'Reclamações' },
  body: {
    en: `
      If we got something wrong, tell us. A complaint costs nothing and has no effect on your account.
      1. Write to ${email(f, 'complaints')} with your account’s e-mail address, what happened and what you would like us to do.
      2. We confirm within a day and answer within 10 days. A hard case may take 10 days more; then we tell you why.
      3. If you do not agree with our answer, ${f.mediator} looks at the case. It is independent and free of charge for you.
      4. You can also turn to the ${f.regulator.en} or to a court in your country.
    `,
    fi: `
      Jos teimme virheen, kerro siitä. Valitus ei maksa mitään eikä vaikuta tiliisi.
      1. Kirjoita osoitteeseen ${email(f, 'complaints')}. Kerro tilisi sähköpostiosoite, mitä tapahtui ja mitä toivot meidän tekevän.
      2. Vahvistamme valituksen vuorokaudessa ja vastaamme 10 päivän kuluessa. Vaikea tapaus voi kestää 10 päivää pidempään; silloin kerromme syyn.
      3. Jos et hyväksy vastaustamme, ${f.mediator} käsittelee asian. Se on riippumaton ja sinulle maksuton.
      4. Voit myös kääntyä valvojan (${f.regulator.fi}) tai maasi tuomioistuimen puoleen.
    `,
    pt: `
      Se erramos, conte para nós. Reclamar não custa nada e não afeta sua conta.
      1. Escreva para ${email(f, 'complaints')} com o e-mail da sua conta, o que aconteceu e o que você espera de nós.
      2. Confirmamos em até um dia e respondemos em até 10 dias. Um caso difícil pode levar mais 10 dias; nesse caso explicamos o motivo.
      3. Se você não concordar com a resposta, a ${f.mediator} analisa o caso. Ela é independente e gratuita para você.
      4. Você também pode procurar a ${f.regulator.pt} ou a justiça do seu país.
    `,
  },
});
