import type { PageWriter } from './page.ts';

export const bettingRules: PageWriter = (f) => ({
  pageId: 'betting_rules',
  path: '/betting-rules',
  group: 'legal',
  title: { en: 'Betting rules', fi: 'Vedonlyöntisäännöt', pt: 'Regras de apostas' },
  body: {
    en: `
      These rules say how ${f.brand} accepts and settles bets on sports and virtual sports.
      ## Placing a bet
      - A bet stands when it has a bet number in your transactions. It cannot be changed or withdrawn after that, except through cash-out where it is offered.
      - Odds may change until you confirm. If they do, we ask you before we accept the bet.
      - We may refuse a bet or accept a part of it. What is not accepted is not charged.
      ## Settling
      - Bets are settled on the official result at the end of the event. Later changes to the result do not count.
      - Football, basketball and ice hockey bets count for regular time unless the market says otherwise.
      - If two or more outcomes share a place, the stake is divided by their number.
      ## Void bets
      - An event that is abandoned or moved by more than 48 hours makes its open bets void. The stake is returned.
      - In a combined bet, a void selection counts with odds of 1.00.
      ## Errors
      If odds or a line were plainly wrong, we may void the bet and return the stake. We tell you when we do.
      ## Live betting
      Pictures and scores may be delayed. They are for information only, and the official result decides.
    `,
    fi: `
      Näissä säännöissä kerrotaan, miten ${f.brand} hyväksyy ja ratkaisee urheilu- ja virtuaaliurheiluvedot.
      ## Vedon asettaminen
      - Veto on voimassa, kun sillä on vetonumero tapahtumissasi. Sen jälkeen sitä ei voi muuttaa tai perua, paitsi rahastamalla, jos se on tarjolla.
      - Kertoimet voivat muuttua vahvistukseen asti. Jos niin käy, kysymme sinulta ennen vedon hyväksymistä.
      - Voimme hylätä vedon tai hyväksyä siitä osan. Hyväksymättä jäänyttä osaa ei veloiteta.
      ## Vedon ratkaiseminen
      - Vedot ratkaistaan virallisen lopputuloksen mukaan. Myöhemmät muutokset tulokseen eivät vaikuta.
      - Jalkapallo-, koripallo- ja jääkiekkovedot koskevat varsinaista peliaikaa, ellei kohteessa toisin sanota.
      - Jos useampi lopputulos jakaa sijan, panos jaetaan niiden määrällä.
      ## Mitättömät vedot
      - Jos tapahtuma keskeytetään tai siirretään yli 48 tunnilla, avoimet vedot mitätöidään ja panos palautetaan.
      - Yhdistelmävedossa mitätön kohde ratkaistaan kertoimella 1,00.
      ## Virheet
      Jos kerroin tai raja oli selvästi väärä, voimme mitätöidä vedon ja palauttaa panoksen. Kerromme siitä sinulle.
      ## Live-vedonlyönti
      Kuva ja tilanne voivat tulla viiveellä. Ne ovat vain tiedoksi, ja virallinen tulos ratkaisee.
    `,
    pt: `
      Estas regras explicam como a ${f.brand} aceita e resolve apostas em esportes e esportes virtuais.
      ## Fazer uma aposta
      - A aposta vale quando tem um número nas suas transações. Depois disso não pode ser alterada nem cancelada, exceto por cash-out, quando oferecido.
      - As cotações podem mudar até você confirmar. Se mudarem, perguntamos antes de aceitar.
      - Podemos recusar uma aposta ou aceitar parte dela. O que não é aceito não é cobrado.
      ## Resolução
      - As apostas são resolvidas pelo resultado oficial ao fim do evento. Mudanças posteriores não contam.
      - Apostas em futebol, basquete e hóquei valem para o tempo regulamentar, salvo indicação em contrário.
      - Se dois ou mais resultados dividirem uma posição, o valor apostado é dividido pelo número deles.
      ## Apostas anuladas
      - Um evento abandonado ou adiado por mais de 48 horas anula as apostas abertas. O valor é devolvido.
      - Em apostas múltiplas, uma seleção anulada conta com cotação 1,00.
      ## Erros
      Se a cotação ou a linha estava claramente errada, podemos anular a aposta e devolver o valor. Avisamos quando isso acontecer.
      ## Apostas ao vivo
      Imagens e placares podem ter atraso. São apenas informativos, e o resultado oficial decide.
    `,
  },
});

export const casinoRules: PageWriter = (f) => ({
  pageId: 'casino_rules',
  path: '/casino-rules',
  group: 'legal',
  title: { en: 'Casino rules', fi: 'Kasinosäännöt', pt: 'Regras do cassino' },
  body: {
    en: `
      These rules apply to every casino and live casino game at ${f.brand}. Each game also has rules of its own, which you open from inside the game.
      ## Fair games
      - Outcomes of casino games come from random number generators that independent laboratories test.
      - The theoretical return to players is shown in the rules of each game. It is an average over very many rounds and promises nothing for a single session.
      ## Rounds
      - A round begins when the stake is taken and ends when the result is shown.
      - If the connection breaks, the round is finished on the server. You see the result when you come back.
      - A malfunction makes all pays and plays of that round void. Stakes are returned.
      ## Live tables
      - Bets close when the dealer says so. Late bets are not accepted.
      - Be polite to dealers and other players. We may close the chat for those who are not.
      ## Stakes
      Each game shows its smallest and largest stake. A limit on your account always comes first.
    `,
    fi: `
      Nämä säännöt koskevat kaikkia ${f.brand}-sivuston kasino- ja live-kasinopelejä. Kullakin pelillä on myös omat sääntönsä, jotka avataan pelistä.
      ## Reilut pelit
      - Kasinopelien tulokset arvotaan satunnaislukugeneraattoreilla, jotka riippumattomat laboratoriot testaavat.
      - Teoreettinen palautusprosentti kerrotaan pelin säännöissä. Se on keskiarvo hyvin monesta kierroksesta eikä lupaa mitään yksittäisestä pelikerrasta.
      ## Kierrokset
      - Kierros alkaa, kun panos veloitetaan, ja päättyy, kun tulos näytetään.
      - Jos yhteys katkeaa, kierros pelataan loppuun palvelimella. Näet tuloksen, kun palaat.
      - Toimintahäiriö mitätöi kierroksen panokset ja voitot. Panokset palautetaan.
      ## Live-pöydät
      - Panostaminen päättyy, kun pelinhoitaja niin ilmoittaa. Myöhästyneitä panoksia ei hyväksytä.
      - Käyttäydy asiallisesti pelinhoitajia ja muita pelaajia kohtaan. Voimme muuten sulkea keskustelun sinulta.
      ## Panokset
      Jokainen peli kertoo pienimmän ja suurimman panoksen. Tilillesi asetettu raja on aina etusijalla.
    `,
    pt: `
      Estas regras valem para todos os jogos de cassino e cassino ao vivo da ${f.brand}. Cada jogo também tem suas próprias regras, que você abre dentro dele.
      ## Jogos justos
      - Os resultados vêm de geradores de números aleatórios testados por laboratórios independentes.
      - O retorno teórico ao jogador aparece nas regras de cada jogo. É uma média de muitas rodadas e não promete nada para uma única sessão.
      ## Rodadas
      - Uma rodada começa quando o valor é cobrado e termina quando o resultado aparece.
      - Se a conexão cair, a rodada termina no servidor. Você vê o resultado quando voltar.
      - Uma falha anula os pagamentos e as jogadas da rodada. Os valores são devolvidos.
      ## Mesas ao vivo
      - As apostas fecham quando o crupiê anuncia. Apostas atrasadas não são aceitas.
      - Trate bem crupiês e jogadores. Podemos fechar o chat de quem não fizer isso.
      ## Valores
      Cada jogo mostra o menor e o maior valor. Um limite definido na sua conta sempre vem primeiro.
    `,
  },
});

export const bonusTerms: PageWriter = (f) => ({
  pageId: 'bonus_terms',
  path: '/bonus-terms',
  group: 'legal',
  title: { en: 'Bonus terms', fi: 'Bonusehdot', pt: 'Termos de bônus' },
  body: {
    en: `
      A bonus is never needed to play at ${f.brand}. You can always choose “No bonus”, and you can give up a bonus whenever you like.
      ## What you see before you accept
      - How large the bonus is and which deposit or action it needs.
      - How many times it must be wagered, on which games, and until when.
      - The largest stake while it is active, and the largest amount that can be won from it, if there is one.
      ## Wagering
      - Your own money is played first. What you win with it is yours at once.
      - Progress is shown with your rewards.
      - When the time is over, what is left of the bonus and the winnings from it is removed. Your own money is not.
      ## Giving up a bonus
      Giving up removes the bonus and what was won with it. We show you both amounts before you confirm.
      ## One for each person
      Each offer is for one person, household and payment method. We may cancel a bonus that was taken with several accounts or by agreement between players.
    `,
    fi: `
      Bonusta ei koskaan tarvita pelaamiseen ${f.brand}-sivustolla. Voit aina valita ”Ei bonusta” ja luopua bonuksesta milloin haluat.
      ## Mitä näet ennen hyväksymistä
      - Kuinka suuri bonus on ja minkä talletuksen tai toiminnon se vaatii.
      - Kuinka monta kertaa se on kierrätettävä, missä peleissä ja mihin mennessä.
      - Suurin panos bonuksen aikana ja suurin siitä voitettava summa, jos sellainen on.
      ## Kierrätys
      - Ensin pelataan omilla rahoillasi. Niillä voittamasi on heti sinun.
      - Edistymisen näet palkinnoissasi.
      - Kun aika päättyy, jäljellä oleva bonus ja sillä saadut voitot poistetaan. Omiin rahoihisi ei kosketa.
      ## Bonuksesta luopuminen
      Luopuminen poistaa bonuksen ja sillä saadut voitot. Näytämme molemmat summat ennen vahvistusta.
      ## Yksi henkilöä kohti
      Tarjous koskee yhtä henkilöä, taloutta ja maksutapaa. Voimme perua bonuksen, joka on otettu usealla tilillä tai pelaajien yhteistyöllä.
    `,
    pt: `
      Nunca é preciso ter um bônus para jogar na ${f.brand}. Você sempre pode escolher “Sem bônus” e pode desistir de um bônus quando quiser.
      ## O que você vê antes de aceitar
      - O valor do bônus e qual depósito ou ação ele exige.
      - Quantas vezes deve ser apostado, em quais jogos e até quando.
      - A maior aposta enquanto estiver ativo e o valor máximo que pode ser ganho, se houver.
      ## Requisito de aposta
      - Seu próprio dinheiro é usado primeiro. O que você ganha com ele é seu na hora.
      - O progresso aparece nas suas recompensas.
      - Quando o prazo termina, o restante do bônus e os ganhos dele são removidos. Seu dinheiro não.
      ## Desistir de um bônus
      A desistência remove o bônus e o que foi ganho com ele. Mostramos os dois valores antes de você confirmar.
      ## Um por pessoa
      Cada oferta vale para uma pessoa, casa e meio de pagamento. Podemos cancelar um bônus obtido com várias contas ou por acordo entre jogadores.
    `,
  },
});
