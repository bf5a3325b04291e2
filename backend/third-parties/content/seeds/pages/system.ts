import { email } from '../facts.ts';
import type { PageWriter } from './page.ts';

/** Shown when a page needs a signed-in player (GUARD-04). */
export const accessError: PageWriter = () => ({
  pageId: 'page-error-401',
  group: 'system',
  title: {
    en: 'Please log in to see this page',
    fi: 'Kirjaudu sisään nähdäksesi sivun',
    pt: 'Entre para ver esta página',
  },
  body: {
    en: `
      This page belongs to an account, and you are not logged in. Log in and we bring you straight back to it.
      If you were logged in a moment ago, your session may have ended to keep your account safe.
    `,
    fi: `
      Sivu kuuluu tiliin, etkä ole kirjautunut sisään. Kirjaudu, niin palaat suoraan tälle sivulle.
      Jos olit hetki sitten kirjautuneena, istunto on voinut päättyä tilisi suojaamiseksi.
    `,
    pt: `
      Esta página pertence a uma conta, e você não está conectado. Entre e voltamos direto para ela.
      Se você estava conectado há pouco, a sessão pode ter terminado para proteger sua conta.
    `,
  },
});

/** Shown when the platform fails (ERR-09). */
export const serverError: PageWriter = (f) => ({
  pageId: 'page-error-500',
  group: 'system',
  title: {
    en: 'Something went wrong on our side',
    fi: 'Meillä tapahtui virhe',
    pt: 'Algo deu errado do nosso lado',
  },
  body: {
    en: `
      We have been told about it and are looking into it. Your balance and your bets are safe.
      Try again in a few minutes. If it goes on, write to ${email(f, 'support')}.
    `,
    fi: `
      Saimme siitä tiedon ja selvitämme asiaa. Saldosi ja vetosi ovat turvassa.
      Yritä uudelleen muutaman minuutin kuluttua. Jos vika jatkuu, kirjoita osoitteeseen ${email(f, 'support')}.
    `,
    pt: `
      Já fomos avisados e estamos verificando. Seu saldo e suas apostas estão seguros.
      Tente novamente em alguns minutos. Se continuar, escreva para ${email(f, 'support')}.
    `,
  },
});

/** Shown to players whose account is closed (LOGIN-13). */
export const closedAccount: PageWriter = (f) => ({
  pageId: 'page-closed-account',
  group: 'system',
  title: {
    en: 'This account is closed',
    fi: 'Tämä tili on suljettu',
    pt: 'Esta conta está encerrada',
  },
  body: {
    en: `
      You closed this account, or we closed it and told you why. You cannot log in or play with it.
      - A balance that was left is paid out to you.
      - To open it again, write to ${email(f, 'support')}. We cannot open an account again during a self-exclusion.
      - If you closed it because gambling did you harm, the page on [responsible gambling](/responsible-gambling) says who can help.
    `,
    fi: `
      Suljit tilin itse, tai me suljimme sen ja kerroimme syyn. Sillä ei voi kirjautua eikä pelata.
      - Tilille jäänyt saldo maksetaan sinulle.
      - Jos haluat avata tilin uudelleen, kirjoita osoitteeseen ${email(f, 'support')}. Tiliä ei voi avata pelieston aikana.
      - Jos suljit tilin pelihaittojen vuoksi, [vastuullisen pelaamisen](/responsible-gambling) sivulla kerrotaan, mistä saa apua.
    `,
    pt: `
      Você encerrou esta conta, ou nós a encerramos e explicamos o motivo. Não é possível entrar nem jogar com ela.
      - O saldo que restou é pago a você.
      - Para reabrir, escreva para ${email(f, 'support')}. Não reabrimos contas durante a autoexclusão.
      - Se você a encerrou porque o jogo fez mal, a página de [jogo responsável](/responsible-gambling) mostra quem pode ajudar.
    `,
  },
});

/** Help beside the password reset (ROUTE-08). */
export const resetPasswordHelp: PageWriter = (f) => ({
  pageId: 'page-reset-password',
  group: 'system',
  title: {
    en: 'About resetting your password',
    fi: 'Salasanan vaihtamisesta',
    pt: 'Sobre redefinir sua senha',
  },
  body: {
    en: `
      Enter the e-mail address of your account. If there is an account, we send a code or a link to it.
      - The code is valid for a few minutes. Look into your spam folder too.
      - Choose a password that you use nowhere else.
      - If you no longer have the e-mail address, write to ${email(f, 'support')}.
    `,
    fi: `
      Anna tilisi sähköpostiosoite. Jos tili on olemassa, lähetämme siihen koodin tai linkin.
      - Koodi on voimassa muutaman minuutin. Katso myös roskapostikansioon.
      - Valitse salasana, jota et käytä muualla.
      - Jos sähköpostiosoite ei ole enää käytössäsi, kirjoita osoitteeseen ${email(f, 'support')}.
    `,
    pt: `
      Digite o e-mail da sua conta. Se ela existir, enviamos um código ou um link.
      - O código vale por alguns minutos. Veja também a pasta de spam.
      - Escolha uma senha que você não usa em outro lugar.
      - Se você não tem mais acesso ao e-mail, escreva para ${email(f, 'support')}.
    `,
  },
});

/** Shown after the sign-up is complete (SIGN-08). */
export const registrationSuccess: PageWriter = (f) => ({
  pageId: 'success-registration',
  group: 'system',
  title: {
    en: `Welcome to ${f.brand}`,
    fi: `Tervetuloa: ${f.brand}`,
    pt: `Boas-vindas à ${f.brand}`,
  },
  body: {
    en: `
      Your account is open. Three things are worth knowing at the start:
      - **Your pace.** Decide what playing may cost before you start. If you want us to hold you to it, write to ${email(f, 'care')} and we set a limit.
      - **Verification.** We ask for documents at the latest before your first withdrawal. Sending them early saves waiting later.
      - **Help.** [Our support](/contact-live-chat) answers every day.
    `,
    fi: `
      Tilisi on avattu. Kolme asiaa on hyvä tietää alussa:
      - **Oma tahtisi.** Päätä ennen aloittamista, mitä pelaaminen saa maksaa. Jos haluat meidän pitävän siitä kiinni, kirjoita osoitteeseen ${email(f, 'care')}, niin asetamme rajan.
      - **Vahvistaminen.** Pyydämme asiakirjat viimeistään ennen ensimmäistä nostoa. Kun lähetät ne ajoissa, vältyt odottamiselta.
      - **Apu.** [Asiakaspalvelumme](/contact-live-chat) vastaa joka päivä.
    `,
    pt: `
      Sua conta está aberta. Três coisas que vale saber no começo:
      - **No seu ritmo.** Decida quanto jogar pode custar antes de começar. Se quiser a nossa ajuda para cumprir, escreva para ${email(f, 'care')} e definimos um limite.
      - **Verificação.** Pedimos documentos no máximo antes do primeiro saque. Enviar cedo evita espera depois.
      - **Ajuda.** [Nosso atendimento](/contact-live-chat) responde todos os dias.
    `,
  },
});
