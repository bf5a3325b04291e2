import { email } from '../facts.ts';
import type { PageWriter } from './page.ts';

export const responsibleGambling: PageWriter = (f) => ({
  pageId: 'responsible_gambling',
  path: '/responsible-gambling',
  group: 'information',
  title: { en: 'Responsible gambling', fi: 'Vastuullinen pelaaminen', pt: 'Jogo responsável' },
  body: {
    en: `
      Gambling should stay a pastime. It is not a way to earn money or to win back what was lost. At ${f.brand} you can stop whenever you like, and we help you to.
      ## Before you play
      - Decide what the day, the week or the month may cost, and stop when it is gone.
      - Decide when you stop, and look at a clock now and then.
      - Do not play when you are tired, sad or angry, or after drinking.
      - Never play with money that you need for something else, and never borrow to play.
      ## What we do when you ask
      Write to ${email(f, 'care')} from the address of your account and say what you would like:
      - **A limit** on what you can deposit or spend in a day, a week or a month.
      - **A break**: we close your account for as long as you say.
      - **No more playing**: we close your account for months, for years or for good, and pay out your balance.
      We answer within a day. If you want to stop sooner, log out and turn to one of the services below.
      ## Is it still fun?
      1. Do you play with money that you need for something else?
      2. Do you play to win back losses?
      3. Do you hide from others how much you play?
      4. Have you borrowed money to play?
      5. Do you feel restless when you cannot play?
      If you answered yes to any of these, talk to somebody. It is common, and there is help.
      ## Talk to somebody
      - [Gambling Therapy](https://www.gamblingtherapy.org): free help in many languages, by chat and e-mail.
      - [Gamblers Anonymous](https://www.gamblersanonymous.org): groups of people who know it from experience.
      - Our team: ${email(f, 'care')}. We listen.
      ## For families
      If you worry about somebody close to you, write to us. We cannot tell you about another person’s account, but we can tell you what you can do. Software such as parental control keeps children away from gambling sites.
    `,
    fi: `
      Pelaamisen kuuluu olla ajanvietettä. Se ei ole tapa ansaita rahaa tai voittaa takaisin hävittyä. ${f.brand}-sivustolla voit lopettaa milloin haluat, ja autamme sinua siinä.
      ## Ennen kuin pelaat
      - Päätä, mitä päivä, viikko tai kuukausi saa maksaa, ja lopeta, kun se on käytetty.
      - Päätä, milloin lopetat, ja katso välillä kelloa.
      - Älä pelaa väsyneenä, surullisena, vihaisena tai juoneena.
      - Älä koskaan pelaa rahalla, jota tarvitset muuhun, äläkä lainaa rahaa pelaamiseen.
      ## Mitä teemme, kun pyydät
      Kirjoita tilisi sähköpostiosoitteesta osoitteeseen ${email(f, 'care')} ja kerro, mitä haluat:
      - **Rajan** sille, paljonko voit tallettaa tai käyttää päivässä, viikossa tai kuukaudessa.
      - **Tauon**: suljemme tilisi haluamaksesi ajaksi.
      - **Pelaamisen lopettamisen**: suljemme tilisi kuukausiksi, vuosiksi tai pysyvästi ja maksamme saldosi sinulle.
      Vastaamme vuorokauden kuluessa. Jos haluat lopettaa heti, kirjaudu ulos ja ota yhteyttä johonkin alla olevista palveluista.
      ## Onko se vielä hauskaa?
      1. Pelaatko rahoilla, joita tarvitset muuhun?
      2. Pelaatko voittaaksesi takaisin häviöitä?
      3. Salaatko muilta, kuinka paljon pelaat?
      4. Oletko lainannut rahaa pelaamiseen?
      5. Tuletko levottomaksi, kun et voi pelata?
      Jos vastasit johonkin kyllä, puhu jonkun kanssa. Se on tavallista, ja apua on.
      ## Puhu jonkun kanssa
      - [Gambling Therapy](https://www.gamblingtherapy.org): maksutonta apua monella kielellä chatissa ja sähköpostilla.
      - [Gamblers Anonymous](https://www.gamblersanonymous.org): ryhmiä ihmisille, jotka tuntevat asian kokemuksesta.
      - Tiimimme: ${email(f, 'care')}. Kuuntelemme.
      ## Läheisille
      Jos olet huolissasi läheisestäsi, kirjoita meille. Emme voi kertoa toisen tilistä, mutta voimme kertoa, mitä voit tehdä. Esto-ohjelmat pitävät lapset poissa rahapelisivuilta.
    `,
    pt: `
      O jogo deve continuar sendo diversão. Não é um jeito de ganhar a vida nem de recuperar perdas. Na ${f.brand} você pode parar quando quiser, e nós ajudamos.
      ## Antes de jogar
      - Decida quanto o dia, a semana ou o mês pode custar e pare quando o valor acabar.
      - Decida a que horas vai parar e olhe o relógio de vez em quando.
      - Não jogue com sono, triste, com raiva ou depois de beber.
      - Nunca jogue com dinheiro de que precisa para outra coisa nem peça emprestado para jogar.
      ## O que fazemos quando você pede
      Escreva para ${email(f, 'care')} do e-mail da sua conta e diga o que você quer:
      - **Um limite** para o que você deposita ou gasta por dia, semana ou mês.
      - **Uma pausa**: fechamos sua conta pelo tempo que você disser.
      - **Parar de jogar**: fechamos sua conta por meses, por anos ou para sempre e pagamos o seu saldo.
      Respondemos em até um dia. Se quiser parar já, saia da conta e procure um dos serviços abaixo.
      ## Ainda é divertido?
      1. Você joga com dinheiro de que precisa para outra coisa?
      2. Você joga para recuperar perdas?
      3. Você esconde dos outros quanto joga?
      4. Você já pediu dinheiro emprestado para jogar?
      5. Você fica inquieto quando não pode jogar?
      Se respondeu sim a alguma pergunta, converse com alguém. É comum, e existe ajuda.
      ## Converse com alguém
      - [Gambling Therapy](https://www.gamblingtherapy.org): ajuda gratuita em vários idiomas, por chat e e-mail.
      - [Gamblers Anonymous](https://www.gamblersanonymous.org): grupos de pessoas que conhecem o problema por experiência própria.
      - Nossa equipe: ${email(f, 'care')}. Nós ouvimos.
      ## Para a família
      Se você se preocupa com alguém próximo, escreva para nós. Não podemos falar da conta de outra pessoa, mas explicamos o que você pode fazer. Programas de controle parental mantêm crianças longe de sites de jogo.
    `,
  },
});

export const ageRestrictions: PageWriter = (f) => ({
  pageId: 'age_restrictions',
  path: '/age-restrictions',
  group: 'information',
  title: { en: 'Age restrictions', fi: 'Ikärajat', pt: 'Restrições de idade' },
  body: {
    en: `
      Nobody under 18 may play at ${f.brand}. Where the law sets a higher age, that age counts: in most provinces of Canada it is 19.
      ## How we check
      - We ask for your date of birth when you sign up and compare it with official records where we may.
      - We may ask for an identity document before your first withdrawal, or earlier.
      ## If somebody is too young
      We close the account, return the deposits that are left and void the winnings.
      ## Keep your account to yourself
      - Do not save your password on a device that children use.
      - Log out when you are done.
      - Use parental control software on shared devices.
    `,
    fi: `
      Kukaan alle 18-vuotias ei saa pelata ${f.brand}-sivustolla. Jos laki asettaa korkeamman ikärajan, noudatamme sitä: useimmissa Kanadan provinsseissa raja on 19 vuotta.
      ## Miten tarkistamme iän
      - Kysymme syntymäaikasi rekisteröityessäsi ja vertaamme sitä virallisiin tietoihin, kun se on sallittua.
      - Voimme pyytää henkilöllisyystodistuksen ennen ensimmäistä nostoa tai aiemmin.
      ## Jos joku on liian nuori
      Suljemme tilin, palautamme jäljellä olevat talletukset ja mitätöimme voitot.
      ## Pidä tilisi omanasi
      - Älä tallenna salasanaa laitteelle, jota lapset käyttävät.
      - Kirjaudu ulos, kun lopetat.
      - Käytä esto-ohjelmaa yhteisillä laitteilla.
    `,
    pt: `
      Menores de 18 anos não podem jogar na ${f.brand}. Onde a lei exige idade maior, vale essa idade: na maioria das províncias do Canadá são 19 anos.
      ## Como verificamos
      - Pedimos sua data de nascimento no cadastro e a comparamos com registros oficiais quando é permitido.
      - Podemos pedir um documento de identidade antes do primeiro saque, ou antes disso.
      ## Se alguém for jovem demais
      Fechamos a conta, devolvemos os depósitos restantes e anulamos os ganhos.
      ## Sua conta é só sua
      - Não salve sua senha em aparelhos usados por crianças.
      - Saia da conta quando terminar.
      - Use controle parental em aparelhos compartilhados.
    `,
  },
});
