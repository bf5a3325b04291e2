import { BRAND_FACTS, DEFAULT_BRAND } from '../../openapi/reference/brands.ts';
import type { players } from '../players/tables.ts';

type Recipient = Pick<typeof players.$inferSelect, 'languageCode' | 'siteId'>;

interface Message {
  readonly subject: string;
  readonly body: string;
}

/** What is written to players about their account. `brand` is the one that they signed up with. */
interface Messages {
  readonly phoneCode: (brand: string, code: string) => string;
  readonly phoneChangedSms: (brand: string) => string;
  readonly phoneChangedMail: (brand: string) => Message;
  readonly passwordChanged: (brand: string) => Message;
}

const ENGLISH: Messages = {
  phoneCode: (brand, code) =>
    `${code} is your ${brand} code to confirm this number. It is valid for 10 minutes. Tell it to nobody.`,
  phoneChangedSms: (brand) =>
    `This number no longer belongs to your ${brand} account. If you did not change it, contact our support at once.`,
  phoneChangedMail: (brand) => ({
    subject: 'Your phone number was changed',
    body: `The phone number of your ${brand} account was changed. If it was you, there is nothing to do. If not, change your password and contact our support at once.`,
  }),
  passwordChanged: (brand) => ({
    subject: 'Your password was changed',
    body: `The password of your ${brand} account was changed, and you were logged out everywhere else. If it was not you, contact our support at once.`,
  }),
};

const FINNISH: Messages = {
  phoneCode: (brand, code) =>
    `${code} on ${brand}-koodisi, jolla vahvistat tämän numeron. Koodi on voimassa 10 minuuttia. Älä kerro sitä kenellekään.`,
  phoneChangedSms: (brand) =>
    `Tämä numero ei enää kuulu ${brand}-tiliisi. Jos et vaihtanut sitä itse, ota heti yhteyttä asiakaspalveluun.`,
  phoneChangedMail: (brand) => ({
    subject: 'Puhelinnumerosi on vaihdettu',
    body: `${brand}-tilisi puhelinnumero on vaihdettu. Jos teit sen itse, sinun ei tarvitse tehdä mitään. Jos et, vaihda salasanasi ja ota heti yhteyttä asiakaspalveluun.`,
  }),
  passwordChanged: (brand) => ({
    subject: 'Salasanasi on vaihdettu',
    body: `${brand}-tilisi salasana on vaihdettu, ja sinut on kirjattu ulos muilta laitteilta. Jos et tehnyt tätä itse, ota heti yhteyttä asiakaspalveluun.`,
  }),
};

const PORTUGUESE: Messages = {
  phoneCode: (brand, code) =>
    `${code} é o seu código ${brand} para confirmar este número. Ele vale por 10 minutos. Não o informe a ninguém.`,
  phoneChangedSms: (brand) =>
    `Este número não pertence mais à sua conta ${brand}. Se não foi você que o alterou, fale com o suporte imediatamente.`,
  phoneChangedMail: (brand) => ({
    subject: 'Seu número de celular foi alterado',
    body: `O número de celular da sua conta ${brand} foi alterado. Se foi você, não precisa fazer nada. Se não foi, troque sua senha e fale com o suporte imediatamente.`,
  }),
  passwordChanged: (brand) => ({
    subject: 'Sua senha foi alterada',
    body: `A senha da sua conta ${brand} foi alterada e você saiu de todos os outros dispositivos. Se não foi você, fale com o suporte imediatamente.`,
  }),
};

const BY_LANGUAGE: Readonly<Record<string, Messages>> = {
  en: ENGLISH,
  fi: FINNISH,
  pt: PORTUGUESE,
};

/** The messages to a player, and who writes them; English where there are none in the player's language. */
export function messagesTo({ languageCode, siteId }: Recipient): {
  readonly say: Messages;
  readonly brand: string;
} {
  const facts = Object.values(BRAND_FACTS).find((one) => one.siteId === siteId);
  return {
    say: BY_LANGUAGE[languageCode.slice(0, 2)] ?? ENGLISH,
    brand: (facts ?? DEFAULT_BRAND).name,
  };
}
