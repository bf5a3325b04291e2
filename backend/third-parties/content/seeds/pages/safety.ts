import { email } from '../facts.ts';
import type { PageWriter } from './page.ts';

export const responsibleGambling: PageWriter = (f) => ({
  pageId: 'responsible_gambling',
  path: '/responsible-gambling',
  group: 'information',
  title: { en: 'Responsible gambling', fi: 'Vastuullinen pelaaminen', pt: 'Jogo responsável' },
  body: {
    en: `
      Gambling should stay a pastime. It is not a way to earn money or to win back what was lost. At ${f.brand} you can slow down or stop at any time, and it takes effect at once.
      ## Set a limit
      Limit how much you deposit or spend in a day, a week or a month. A lower limit counts at once. A higher one waits at least 24 hours, so that you can think it over.
      ## Take a break
      Close your account for a day, a week or up to six weeks. You cannot end a break early, and we send you no offers during it.
      ## Exclude yourself
      Close your account for six months or longer, or with no end date. We pay out your balance. It cannot be undone before the time is over.
      ## Keep an eye on the time
      A reminder tells you how long you have played and how much you have won or lost. You choose the interval.
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
      - Our team: ${email(f, 'care')}. We listen, and we can set limits or close your account for you.
      ## For families
      If you worry about somebody close to you, write to us. We cannot tell you about another person’s account, but we can tell you what you can do. Software such as parental control keeps children away from gambling sites.
    `,
    fi: `
      Pelaamisen kuuluu olla ajanvietettä. Se ei ole tapa ansaita rahaa tai voittaa takaisin hävittyä. ${f.brand} antaa sinun hidastaa tai lopettaa milloin tahansa, ja se tulee voimaan heti.
      ## Aseta raja
      Rajoita, kuinka paljon talletat tai käytät päivässä, viikossa tai kuukaudessa. Pienempi raja tulee voimaan heti. Suurempi odottaa vähintään 24 tuntia, jotta ehdit harkita.
      ## Pidä tauko
      Sulje tilisi päiväksi, viikoksi tai enintään kuudeksi viikoksi. Taukoa ei voi lopettaa kesken, emmekä lähetä tarjouksia sen aikana.
      ## Aseta itsellesi peliesto
      Sulje tilisi puoleksi vuodeksi tai pidemmäksi aikaa tai toistaiseksi. Maksamme saldosi sinulle. Estoa ei voi perua ennen määräajan päättymistä.
      ## Seuraa aikaa
      Muistutus kertoo, kuinka kauan olet pelannut ja kuinka paljon olet voittanut tai hävinnyt. Valitset itse muistutusvälin.
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
      - Tiimimme: ${email(f, 'care')}. Kuuntelemme ja voimme asettaa rajoja tai sulkea tilisi puolestasi.
      ## Läheisille
      Jos olet huolissasi läheisestäsi, kirjoita meille. Emme voi kertoa toisen tilistä, mutta voimme kertoa, mitä voit tehdä. Esto-ohjelmat pitävät lapset poissa rahapelisivuilta.
    `,
    pt: `
      O jogo deve continuar sendo diversão. Não é um jeito de ganhar a vida nem de recuperar perdas. Na ${f.brand} você pode ir mais devagar ou parar quando quiser, e vale na hora.
      ## Defina um limite
      Limite quanto você deposita ou gasta por dia, semana ou mês. Um limite menor vale na hora. Um maior espera pelo menos 24 horas, para você pensar melhor.
      ## Faça uma pausa
      Feche sua conta por um dia, uma semana ou até seis semanas. A pausa não pode ser encerrada antes, e não enviamos ofertas durante ela.
      ## Peça a autoexclusão
      Feche sua conta por seis meses ou mais, ou por tempo indeterminado. Pagamos o seu saldo. Não é possível desfazer antes do prazo.
      ## Acompanhe o tempo
      Um lembrete mostra há quanto tempo você joga e quanto ganhou ou perdeu. Você escolhe o intervalo.
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
      - Nossa equipe: ${email(f, 'care')}. Nós ouvimos e podemos definir limites ou fechar sua conta por você.
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
      Nobody under 18 may play at ${f.brand}. Where the law sets a higher age, that age counts: in Canada it is 19.
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
      Kukaan alle 18-vuotias ei saa pelata ${f.brand}-sivustolla. Jos laki asettaa korkeamman ikärajan, noudatamme sitä: Kanadassa raja on 19 vuotta.
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
      Menores de 18 anos não podem jogar na ${f.brand}. Onde a lei exige idade maior, vale essa idade: no Canadá são 19 anos.
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
