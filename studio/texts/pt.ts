import type { Texts } from './en.ts';

export const pt: Texts = {
  loading: 'Carregando o jogo',
  playMoney: 'Dinheiro fictício',
  playMoneyHelp: 'Você joga de graça. Nada é apostado e nada é ganho.',
  balance: 'Saldo',
  stake: 'Aposta',
  stakeLower: 'Diminuir a aposta',
  stakeHigher: 'Aumentar a aposta',
  chip: 'Ficha',
  spin: 'Girar',
  deal: 'Dar as cartas',
  paused: 'O jogo está em pausa. Ele continua quando a mensagem for fechada.',
  ready: 'Escolha sua aposta e comece',
  placeFirst: 'Coloque antes uma aposta na mesa',
  decide: 'Escolha o que fazer com sua mão',
  resumed: 'Uma rodada ainda estava em andamento. Aqui está ela, desde o início.',
  actTooDear:
    'Escolha o que fazer com sua mão. Dobrar ou dividir custa {amount}, e seu saldo não cobre isso.',
  paidOut: 'Pago',
  received: 'Você recebeu {amount}',
  returned: 'Você recebeu de volta {amount}',
  nothingWon: 'Sem prêmio nesta rodada',
  goOn: 'Continuar',
  skip: 'Mostrar o resultado',

  rules: 'Regras',
  history: 'Histórico',
  close: 'Fechar',
  returnToPlayer: 'Retorno ao jogador',
  returnHelp:
    'Em média, {percent} de todas as apostas são pagos de volta ao longo de muitas rodadas.',
  returnByBook:
    'Em média, {percent} de todas as apostas são pagos de volta ao longo de muitas rodadas a quem joga cada mão pela estratégia básica, a melhor escolha para cada mão. Quem joga de outra forma recebe menos de volta.',
  topWin: 'Maior prêmio',
  topWinTimes: '{times} vezes a aposta: {amount}',
  topWinChance: 'Chance do maior prêmio, {times} vezes a aposta',
  oneIn: '1 em {rounds} por rodada',
  lessThanOneIn: 'menos de 1 em {rounds} por rodada',
  interruptedRule:
    'O resultado de uma rodada é definido antes que você o veja. Se uma rodada for interrompida, ela é guardada: você a encontra aqui ao abrir o jogo de novo, e o prêmio dela é pago.',
  keysRule:
    'Espaço ou Enter inicia uma rodada quando o botão de início está em foco. Solte a tecla antes de cada rodada.',
  version: 'Versão {version}',

  paytable: 'Tabela de prêmios',
  paytableFor: 'O que paga com uma aposta de {amount}',
  linesRule:
    'Sempre são jogadas {lines} linhas. Uma linha ganha a partir do rolo da esquerda, e de cada linha é pago o maior prêmio. A aposta por linha é a aposta dividida por {lines}.',
  lineNumber: 'Linha {number}',
  wildRule: 'A estrela substitui todos os símbolos, menos a lua.',
  freeSpinsRule:
    '{count} luas em qualquer posição iniciam {spins} giros grátis. Os prêmios deles são pagos {multiplier} vezes.',
  freeSpins: 'Giros grátis restantes: {left}',
  turning: 'Os rolos estão girando',
  rowSeen: 'Fileira {row}: {symbols}.',
  symbolWild: 'Estrela',
  symbolScatter: 'Lua',
  symbolGem1: 'Diamante',
  symbolGem2: 'Joia',
  symbolGem3: 'Coração',
  symbolGem4: 'Gota',

  table: 'Mesa de apostas',
  moreBets: 'Apostas entre números',
  placeBet: 'Colocar',
  takeBet: 'Retirar a aposta: {spot}',
  undo: 'Desfazer a última ficha',
  clear: 'Limpar a mesa',
  total: 'Total',
  spotPaid: 'paga {amount}',
  numberRed: '{number} vermelho',
  numberBlack: '{number} preto',
  red: 'Vermelho',
  black: 'Preto',
  odd: 'Ímpar',
  even: 'Par',
  low: '1–18',
  high: '19–36',
  kindStraight: 'Número',
  kindSplit: 'Dupla',
  kindStreet: 'Rua',
  kindTrio: 'Trio',
  kindCorner: 'Canto',
  kindFirstFour: 'Quatro primeiros',
  kindLine: 'Duas ruas',
  kindColumn: 'Coluna',
  kindDozen: 'Dúzia',
  rouletteRule:
    'A roleta tem os números de 1 a 36 e um zero. Escolha uma ficha e coloque-a em um número, na linha entre números ou em um grupo. As setas do teclado levam de um número a outro.',
  paysToOne: '{pays} para 1: {amount} por {chip}',
  paysHelp: 'O valor inclui a própria ficha.',
  lastNumber: 'Último número',

  dealer: 'Crupiê',
  yourHand: 'Sua mão',
  handNumber: 'Mão {number}',
  soft: '{total} suave',
  hit: 'Pedir carta',
  stand: 'Parar',
  double: 'Dobrar',
  split: 'Dividir',
  outcomeWin: 'Vitória',
  outcomeBlackjack: 'Blackjack',
  outcomePush: 'Empate',
  outcomeLose: 'O crupiê vence',
  outcomeBust: 'Estourou',
  card: '{rank} de {suit}',
  cardHidden: 'Carta virada para baixo',
  rankAce: 'Ás',
  rankKing: 'Rei',
  rankQueen: 'Dama',
  rankJack: 'Valete',
  suitSpades: 'espadas',
  suitHearts: 'copas',
  suitDiamonds: 'ouros',
  suitClubs: 'paus',
  blackjackCards:
    'Seis baralhos de 52 cartas, embaralhados de novo a cada rodada. O ás vale 1 ou 11, as figuras 10. Chegue mais perto de 21 do que o crupiê. Acima de 21 você perde na hora.',
  blackjackDealer:
    'O crupiê compra até 16 e para em todo 17, também em um suave. Se as duas primeiras cartas do crupiê forem um blackjack, a rodada termina antes que você possa apostar mais.',
  blackjackPays:
    'Blackjack é um ás com um dez ou uma figura nas suas duas primeiras cartas. Ele paga 3 para 2. As outras vitórias pagam 1 para 1. O empate devolve a aposta, também entre dois blackjacks.',
  blackjackExample:
    'Com uma aposta de {stake}, um blackjack devolve {blackjack}, outra vitória {win} e um empate {stake}. Todos incluem a aposta.',
  blackjackDouble:
    'Você pode dobrar com as duas primeiras cartas de uma mão, também depois de dividir. Você aposta o mesmo de novo e recebe exatamente mais uma carta.',
  blackjackSplit:
    'Duas cartas de mesmo valor podem ser divididas uma vez. Cada uma das duas mãos tem a primeira aposta. Dois ases recebem uma carta cada. 21 depois de dividir não é blackjack.',
  blackjackLimits:
    'Não há seguro nem desistência. Dobrar e dividir precisam caber na aposta máxima e no seu saldo.',
  blackjackLeft:
    'Uma mão que você deixa fica guardada por um dia. Depois ela termina como se você tivesse parado.',

  historyEmpty: 'Nenhuma rodada ainda',
  historyRound: 'Rodada {round}',

  autoplay: 'Jogo automático',
  autoplayRounds: 'Rodadas',
  autoplayLoss: 'Parar quando eu tiver perdido',
  autoplayWin: 'Parar quando uma rodada ganhar',
  autoplayStart: 'Iniciar o jogo automático',
  autoplayStop: 'Parar o jogo automático',
  noBound: 'Sem limite',

  toLobby: 'Ir para o lobby',
  toDeposit: 'Depositar',
  toLimits: 'Seus limites',
  tryAgain: 'Tentar de novo',
  elsewhere:
    'Este jogo parece estar aberto também em outra aba ou em outro aparelho: há uma rodada em andamento lá. Nada foi apostado aqui.',
  playHere: 'Continuar aqui',
  tooSoon:
    'Ainda é cedo para a próxima rodada: é preciso esperar um pouco depois de cada uma, também em outra aba ou em outro aparelho. Nada foi apostado.',
  notEnoughMoney: 'Seu saldo é baixo demais para esta aposta. Nenhum dinheiro foi retirado.',
  limitReached:
    'Um limite não deixa espaço para esta aposta. Nenhuma rodada começou e nenhum dinheiro foi retirado.',
  stakeNotAllowed: 'Esta aposta não é permitida aqui. Escolha outra.',
  notAllowed: 'Você não pode jogar agora. Nenhuma rodada começou e nenhum dinheiro foi retirado.',
  openNotAllowed: 'Você não pode jogar este jogo agora.',
  openUnreachable:
    'Não foi possível acessar seu dinheiro, por isso o jogo não abriu. Nada foi apostado.',
  actNotEnoughMoney: 'Seu saldo não cobre isso. Nada foi retirado, e sua mão continua como estava.',
  freeRound: 'Giro grátis {number} de {total}',
  freeOver: 'Seus giros grátis acabaram. A partir de agora, você joga com seu próprio dinheiro.',
  playForMoney: 'Continuar com meu dinheiro',
  noFreeRound: 'Não há mais giros grátis. Nada foi cobrado.',
  freeRoundLeft: 'Você ainda tem um giro grátis, que vem primeiro. Nada foi cobrado.',
  bonusStake:
    'O seu próprio dinheiro não cobre esta aposta, e o bônus não vale para uma aposta tão alta. Nada foi cobrado.',
  actBonusStake:
    'O seu próprio dinheiro não cobre esta escolha, e o bônus não vale para apostas tão altas. Nada foi cobrado, e a sua mão continua como estava.',
  bonusTakes: 'Com o bônus, você pode apostar até {amount} por rodada.',
  actLimitReached:
    'Um limite não deixa espaço para esta aposta. Nada foi retirado, e sua mão continua como estava.',
  actSessionEnded:
    'Sua sessão terminou, por isso não dá para apostar mais. Nada foi retirado, e você ainda pode pedir carta ou parar.',
  actNotAllowed:
    'Isso não pode ser feito agora. Nada foi retirado por isso, e sua rodada continua como estava.',
  actUnreachable:
    'Não foi possível acessar seu dinheiro. Sua mão continua como estava. Se a aposta foi retirada, ela será devolvida.',
  endNotAllowed: 'O estúdio tem esta rodada de outra forma. Ela será lida de novo.',
  gameChanged: 'Há uma nova versão deste jogo. Inicie-o de novo na página dele.',
  walletUnreachable:
    'Não foi possível acessar seu dinheiro. A rodada não foi jogada. Se a aposta foi retirada, ela será devolvida.',
  lost: 'Não há conexão com o jogo. Uma rodada iniciada fica guardada, e o prêmio dela é pago.',
  openingFailed: 'Não foi possível carregar o jogo.',
  sessionEnded:
    'Este jogo foi fechado. Uma rodada em andamento fica guardada, e o prêmio dela é pago. Inicie o jogo de novo na página dele para vê-la.',
  noSession: 'Esta página se abre a partir da página de um jogo.',
};
