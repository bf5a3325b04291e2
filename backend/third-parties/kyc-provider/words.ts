import { hasTexts, LANGUAGES, type TextLanguage } from '../../../reference/languages.ts';

/** The words of the provider's pages. `{name}` is the merchant's. */
const en = {
  title: 'Show your identity document',
  asked: '{name} asks you to prove who you are.',
  which: 'Which document do you show?',
  passport: 'A valid passport',
  expired: 'An identity card that has expired',
  blurred: 'A photo that is blurred',
  someoneElse: 'A passport in another name',
  slow: 'A valid passport, judged after five minutes',
  twice: 'A valid passport, told twice',
  silent: 'A valid passport, never told',
  show: 'Show the document',
  cancel: 'Cancel and go back to {name}',
  missing: 'Choose the document that you show.',
  error: 'Error',
  done: 'Thank you',
  doneText: 'We look at your document and tell {name}.',
  over: 'This check is over',
  overText: 'Nothing was shown here. Go back and begin again.',
  back: 'Back to {name}',
  notFound: 'Check not found',
  notFoundText:
    'There is no check at this address. The link may be incomplete or too old. Go back and begin again.',
  wrong: 'Something went wrong',
  wrongText: 'We could not go on. Go back and try again in a moment.',
  demonstration: 'This is a demonstration. No camera is used and no document is kept.',
};

export type WordId = keyof typeof en;

const fi: typeof en = {
  title: 'Näytä henkilöllisyystodistuksesi',
  asked: '{name} pyytää sinua todistamaan henkilöllisyytesi.',
  which: 'Minkä asiakirjan näytät?',
  passport: 'Voimassa olevan passin',
  expired: 'Vanhentuneen henkilökortin',
  blurred: 'Epäterävän kuvan',
  someoneElse: 'Jonkun muun passin',
  slow: 'Voimassa olevan passin, ratkaisu viiden minuutin kuluttua',
  twice: 'Voimassa olevan passin, ratkaisu kerrotaan kahdesti',
  silent: 'Voimassa olevan passin, ratkaisua ei kerrota',
  show: 'Näytä asiakirja',
  cancel: 'Peruuta ja palaa palveluun {name}',
  missing: 'Valitse asiakirja, jonka näytät.',
  error: 'Virhe',
  done: 'Kiitos',
  doneText: 'Tarkistamme asiakirjan ja ilmoitamme tuloksen palveluun {name}.',
  over: 'Tämä tarkistus on päättynyt',
  overText: 'Täällä ei näytetty mitään. Palaa takaisin ja aloita uudelleen.',
  back: 'Palaa palveluun {name}',
  notFound: 'Tarkistusta ei löytynyt',
  notFoundText:
    'Tässä osoitteessa ei ole tarkistusta. Linkki voi olla vajaa tai liian vanha. Palaa takaisin ja aloita uudelleen.',
  wrong: 'Jokin meni vikaan',
  wrongText: 'Emme voineet jatkaa. Palaa takaisin ja yritä hetken kuluttua uudelleen.',
  demonstration: 'Tämä on esittely. Kameraa ei käytetä eikä asiakirjoja säilytetä.',
};

const pt: typeof en = {
  title: 'Mostre seu documento de identidade',
  asked: '{name} pede que você comprove sua identidade.',
  which: 'Qual documento você vai mostrar?',
  passport: 'Um passaporte válido',
  expired: 'Um documento de identidade vencido',
  blurred: 'Uma foto fora de foco',
  someoneElse: 'Um passaporte em nome de outra pessoa',
  slow: 'Um passaporte válido, com resultado em cinco minutos',
  twice: 'Um passaporte válido, com resultado informado duas vezes',
  silent: 'Um passaporte válido, sem resultado informado',
  show: 'Mostrar o documento',
  cancel: 'Cancelar e voltar para {name}',
  missing: 'Escolha o documento que você vai mostrar.',
  error: 'Erro',
  done: 'Obrigado',
  doneText: 'Vamos analisar seu documento e avisar {name}.',
  over: 'Esta verificação já terminou',
  overText: 'Nada foi mostrado aqui. Volte e comece de novo.',
  back: 'Voltar para {name}',
  notFound: 'Verificação não encontrada',
  notFoundText:
    'Não há nenhuma verificação neste endereço. O link pode estar incompleto ou ser antigo demais. Volte e comece de novo.',
  wrong: 'Algo deu errado',
  wrongText: 'Não conseguimos continuar. Volte e tente de novo daqui a pouco.',
  demonstration: 'Esta é uma demonstração. Nenhuma câmera é usada e nenhum documento é guardado.',
};

const ALL: Readonly<Record<TextLanguage, typeof en>> = { en, fi, pt };

/** The reader of a page. */
interface Reader {
  /** BCP 47, as the merchant asked for it; one that is not spoken here is English. */
  readonly language: string;
  readonly merchantName: string;
}

export interface Words {
  /** BCP 47, of the page. */
  readonly tag: string;
  /** The merchant, as people read it. */
  readonly name: string;
  readonly say: (id: WordId) => string;
}

export function wordsFor({ language, merchantName: name }: Reader): Words {
  const code = language.split('-')[0] ?? '';
  const spoken = hasTexts(code) ? code : 'en';
  return {
    tag: LANGUAGES[spoken].texts,
    name,
    say: (id) => ALL[spoken][id].replaceAll('{name}', name),
  };
}
