/** What the bank's pages say. `{name}` and `{amount}` are the merchant's name and the amount. */
const en = {
  payment: 'Payment',
  paying: 'Paying {name}',
  identify: 'Identify with your bank',
  who: 'Who are you?',
  another: 'Somebody else, as entered below',
  firstName: 'First name',
  lastName: 'Last name',
  dateOfBirth: 'Date of birth, YYYY-MM-DD',
  account: 'Account',
  everyday: 'Everyday account',
  slow: 'Savings account, paid after some seconds',
  empty: 'Empty account, not enough money',
  'bank-0001': 'the bank knows no e-mail address and no number',
  'bank-0002': 'the bank knows the e-mail address',
  'bank-0003': 'the bank knows both',
  'bank-0004': 'too young to play',
  continue: 'Continue',
  next: 'You confirm the payment in the next step.',
  cancel: 'Cancel and return',
  confirmTitle: 'Confirm your payment',
  payer: 'Payer',
  to: 'To',
  amount: 'Amount',
  told: '{name} is told your name and date of birth, and how to reach you where we know it.',
  confirm: 'Confirm {amount}',
  decline: 'Decline',
  notReached: 'We could not reach {name}. No money was taken. Try again.',
  working: 'Processing your payment',
  waiting: 'Waiting for the answer. This page goes on by itself.',
  notPaid: 'Payment not accepted',
  notTaken: 'The payment did not go through. No money was taken.',
  back: 'Return to {name}',
  complete: 'Payment complete',
  close: 'You can close this page and return to {name}.',
  error: 'Error',
  check: 'Check what you entered',
  'error.customer': 'Choose who you are.',
  'error.account': 'Choose an account to pay from.',
  'error.firstName': 'Enter a first name.',
  'error.lastName': 'Enter a last name.',
  'error.dateOfBirth': 'Enter a date of birth as YYYY-MM-DD.',
  secure: 'Secure',
  demonstration: 'This is a demonstration. No card, bank or wallet is charged.',
};

type WordId = keyof typeof en;

const fi: typeof en = {
  payment: 'Maksu',
  paying: 'Saaja {name}',
  identify: 'Tunnistaudu pankissasi',
  who: 'Kuka olet?',
  another: 'Joku muu, tiedot alla',
  firstName: 'Etunimi',
  lastName: 'Sukunimi',
  dateOfBirth: 'Syntymäaika, VVVV-KK-PP',
  account: 'Tili',
  everyday: 'Käyttötili',
  slow: 'Säästötili, maksu kestää muutaman sekunnin',
  empty: 'Tyhjä tili, varat eivät riitä',
  'bank-0001': 'pankki ei tiedä sähköpostia eikä numeroa',
  'bank-0002': 'pankki tietää sähköpostin',
  'bank-0003': 'pankki tietää molemmat',
  'bank-0004': 'liian nuori pelaamaan',
  continue: 'Jatka',
  next: 'Vahvistat maksun seuraavassa vaiheessa.',
  cancel: 'Peruuta ja palaa',
  confirmTitle: 'Vahvista maksu',
  payer: 'Maksaja',
  to: 'Saaja',
  amount: 'Summa',
  told: '{name} saa tietää nimesi ja syntymäaikasi sekä yhteystietosi, jos tiedämme ne.',
  confirm: 'Vahvista {amount}',
  decline: 'Hylkää',
  notReached: '{name} ei vastannut. Rahaa ei veloitettu. Yritä uudelleen.',
  working: 'Maksuasi käsitellään',
  waiting: 'Odotetaan vastausta. Sivu jatkaa itsestään.',
  notPaid: 'Maksua ei hyväksytty',
  notTaken: 'Maksu ei onnistunut. Rahaa ei veloitettu.',
  back: 'Palaa: {name}',
  complete: 'Maksu on valmis',
  close: 'Voit sulkea tämän sivun ja palata: {name}.',
  error: 'Virhe',
  check: 'Tarkista antamasi tiedot',
  'error.customer': 'Valitse, kuka olet.',
  'error.account': 'Valitse tili, jolta maksat.',
  'error.firstName': 'Anna etunimi.',
  'error.lastName': 'Anna sukunimi.',
  'error.dateOfBirth': 'Anna syntymäaika muodossa VVVV-KK-PP.',
  secure: 'Suojattu',
  demonstration: 'Tämä on esittely. Korttia, pankkitiliä tai lompakkoa ei veloiteta.',
};

const pt: typeof en = {
  payment: 'Pagamento',
  paying: 'Pagamento a {name}',
  identify: 'Identifique-se no seu banco',
  who: 'Quem é você?',
  another: 'Outra pessoa, com os dados abaixo',
  firstName: 'Nome',
  lastName: 'Sobrenome',
  dateOfBirth: 'Data de nascimento, AAAA-MM-DD',
  account: 'Conta',
  everyday: 'Conta corrente',
  slow: 'Poupança, paga depois de alguns segundos',
  empty: 'Conta vazia, saldo insuficiente',
  'bank-0001': 'o banco não tem e-mail nem telefone',
  'bank-0002': 'o banco tem o e-mail',
  'bank-0003': 'o banco tem os dois',
  'bank-0004': 'jovem demais para jogar',
  continue: 'Continuar',
  next: 'Você confirma o pagamento na próxima etapa.',
  cancel: 'Cancelar e voltar',
  confirmTitle: 'Confirme o pagamento',
  payer: 'Pagador',
  to: 'Para',
  amount: 'Valor',
  told: '{name} recebe seu nome, sua data de nascimento e, se soubermos, seus contatos.',
  confirm: 'Confirmar {amount}',
  decline: 'Recusar',
  notReached: '{name} não respondeu. Nenhum valor foi cobrado. Tente de novo.',
  working: 'Processando o pagamento',
  waiting: 'Aguardando a resposta. Esta página continua sozinha.',
  notPaid: 'Pagamento não aceito',
  notTaken: 'O pagamento não foi feito. Nenhum valor foi cobrado.',
  back: 'Voltar para {name}',
  complete: 'Pagamento concluído',
  close: 'Você pode fechar esta página e voltar para {name}.',
  error: 'Erro',
  check: 'Confira o que você preencheu',
  'error.customer': 'Escolha quem você é.',
  'error.account': 'Escolha a conta do pagamento.',
  'error.firstName': 'Digite o nome.',
  'error.lastName': 'Digite o sobrenome.',
  'error.dateOfBirth': 'Digite a data de nascimento como AAAA-MM-DD.',
  secure: 'Seguro',
  demonstration: 'Isto é uma demonstração. Nenhum cartão, banco ou carteira é cobrado.',
};

const WORDS = new Map([
  ['en', en],
  ['fi', fi],
  ['pt', pt],
]);

/** What a page says, in the language of whoever pays. */
export interface Words {
  /** BCP 47. */
  readonly language: string;
  readonly say: (id: WordId, values?: Readonly<Record<string, string>>) => string;
  /** What is wrong with a field; undefined for one that is none of the page. */
  readonly wrong: (field: string) => string | undefined;
}

/** In the language of the page that is waiting, as its address has it: `…/fi-FI/signup/callback`. */
export function wordsFor({ redirectUri }: { readonly redirectUri: string }): Words {
  const [, language = 'en'] = /\/([a-z]{2})-[A-Z]{2}\/signup\/callback$/.exec(redirectUri) ?? [];
  const words = WORDS.get(language) ?? en;
  const isWord = (id: string): id is WordId => Object.hasOwn(words, id);
  return {
    language: words === en ? 'en' : language,
    say: (id, values = {}) => words[id].replaceAll(/\{(\w+)\}/g, (_, name) => values[name] ?? ''),
    wrong: (field) => {
      const id = `error.${field}`;
      return isWord(id) ? words[id] : undefined;
    },
  };
}
