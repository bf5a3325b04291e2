import { email } from '../facts.ts';
import type { PageWriter } from './page.ts';

/** Version 3 of the terms; `seeds/terms.ts` says when each version was published. */
export const termsAndConditions: PageWriter = (f) => ({
  pageId: 'terms_and_conditions',
  path: '/terms',
  group: 'legal',
  title: { en: 'Terms and conditions', fi: 'Käyttöehdot', pt: 'Termos e condições' },
  body: {
    en: `
      These terms are the agreement between you and ${f.company} (“${f.brand}”, “we”). They apply from the moment you open an account. Please keep a copy.
      ## 1. Who we are
      ${f.company} is registered under number ${f.registration} at ${f.address}. We are licensed and supervised by the ${f.regulator.en} under licence ${f.licence}.
      ## 2. Your account
      - You must be at least 18 years old, or older where your country asks for it. See [age restrictions](/age-restrictions).
      - You may have one account. It is yours alone: nobody else may use it, and you may not sell or lend it.
      - The details you give must be true and complete. Tell us when they change.
      - Keep your password secret. Tell us at once if you think somebody else knows it.
      ## 3. Verification
      The law asks us to know who you are. We may ask for proof of identity, address, payment method and source of funds, before or after a deposit. Until we have it we may limit deposits, play or withdrawals.
      ## 4. Deposits and withdrawals
      - Pay only with methods in your own name. See [payment methods](/payment-methods).
      - We hold players’ money in accounts apart from our own. If we became insolvent, it would be used to pay players first.
      - We pay out to the method you deposited with where that is possible.
      - We never lend money and pay no interest.
      ## 5. Playing
      A bet is accepted when it shows in your transactions. The rules of each game apply, as do our [casino rules](/casino-rules) and [betting rules](/betting-rules). If a game fails, unsettled bets are void and returned.
      ## 6. Bonuses
      Bonuses are optional. Each has its own conditions, shown before you accept it, and the general [bonus terms](/bonus-terms) apply.
      ## 7. Safer play
      You can ask us for a limit, a break or an exclusion from play at any time: write to ${email(f, 'care')}. We act on signs that play may be doing harm. See [responsible gambling](/responsible-gambling).
      ## 8. Closing or suspending an account
      You can have your account closed whenever you like: write to ${email(f, 'support')}. We pay out your balance. We may suspend an account while we look into fraud, money laundering, collusion or a breach of these terms, and we tell you why unless the law forbids it.
      ## 9. Inactive accounts
      An account without a login for 12 months counts as inactive. We write to you before we take any step, and your money stays yours.
      ## 10. Complaints
      Write to ${email(f, 'complaints')}. We answer within 10 days. If you are not satisfied, ${f.mediator} looks at the case free of charge. See [complaints](/complaints).
      ## 11. Changes
      When we change these terms we publish a new version and ask you to accept it before you play on. You can always withdraw your money without accepting.
      ## 12. Law
      These terms do not take away any right that the consumer law of your country gives you.
    `,
    fi: `
      Nämä ehdot ovat sinun ja yhtiön ${f.company} (”${f.brand}”, ”me”) välinen sopimus. Ne ovat voimassa siitä alkaen, kun avaat tilin. Säilytä niistä kopio.
      ## 1. Keitä olemme
      ${f.company} on rekisteröity numerolla ${f.registration} osoitteessa ${f.address}. Toimilupamme ${f.licence} on myöntänyt ja toimintaamme valvoo ${f.regulator.fi}.
      ## 2. Tilisi
      - Sinun on oltava vähintään 18-vuotias tai vanhempi, jos maasi sitä edellyttää. Katso [ikärajat](/age-restrictions).
      - Sinulla voi olla yksi tili. Se on vain sinun: kukaan muu ei saa käyttää sitä, etkä saa myydä tai lainata sitä.
      - Antamiesi tietojen on oltava oikeita ja täydellisiä. Kerro meille, jos ne muuttuvat.
      - Pidä salasanasi salassa. Kerro meille heti, jos epäilet, että joku muu tietää sen.
      ## 3. Henkilöllisyyden vahvistaminen
      Laki velvoittaa meidät tuntemaan asiakkaamme. Voimme pyytää todistuksen henkilöllisyydestä, osoitteesta, maksutavasta ja varojen alkuperästä ennen talletusta tai sen jälkeen. Siihen asti voimme rajoittaa talletuksia, pelaamista tai nostoja.
      ## 4. Talletukset ja nostot
      - Maksa vain omissa nimissäsi olevilla maksutavoilla. Katso [maksutavat](/payment-methods).
      - Pelaajien rahat ovat eri tileillä kuin omamme. Jos tulisimme maksukyvyttömiksi, niillä maksettaisiin ensin pelaajille.
      - Maksamme nostot mahdollisuuksien mukaan samaan maksutapaan, jolla talletit.
      - Emme koskaan lainaa rahaa emmekä maksa korkoa.
      ## 5. Pelaaminen
      Panos on hyväksytty, kun se näkyy tapahtumissasi. Kunkin pelin sääntöjen lisäksi noudatetaan [kasinosääntöjä](/casino-rules) ja [vedonlyöntisääntöjä](/betting-rules). Jos peli keskeytyy viasta, ratkaisemattomat panokset mitätöidään ja palautetaan.
      ## 6. Bonukset
      Bonukset ovat vapaaehtoisia. Kullakin on omat ehtonsa, jotka näet ennen hyväksymistä, ja lisäksi noudatetaan yleisiä [bonusehtoja](/bonus-terms).
      ## 7. Turvallinen pelaaminen
      Voit milloin tahansa pyytää meiltä rajaa, taukoa tai pelieston: kirjoita osoitteeseen ${email(f, 'care')}. Puutumme merkkeihin siitä, että pelaaminen aiheuttaa haittaa. Katso [vastuullinen pelaaminen](/responsible-gambling).
      ## 8. Tilin sulkeminen tai jäädyttäminen
      Voit sulkea tilisi milloin haluat: kirjoita osoitteeseen ${email(f, 'support')}. Maksamme saldosi sinulle. Voimme jäädyttää tilin, kun selvitämme petosta, rahanpesua, yhteispeliä tai näiden ehtojen rikkomista, ja kerromme syyn, ellei laki kiellä sitä.
      ## 9. Käyttämättömät tilit
      Tili on käyttämätön, jos sille ei ole kirjauduttu 12 kuukauteen. Kirjoitamme sinulle ennen kuin teemme mitään, ja rahasi pysyvät sinun.
      ## 10. Valitukset
      Kirjoita osoitteeseen ${email(f, 'complaints')}. Vastaamme 10 päivän kuluessa. Jos et ole tyytyväinen, ${f.mediator} käsittelee asian maksutta. Katso [valitukset](/complaints).
      ## 11. Muutokset
      Kun muutamme ehtoja, julkaisemme uuden version ja pyydämme hyväksymään sen ennen kuin jatkat pelaamista. Voit aina nostaa rahasi ilman hyväksymistä.
      ## 12. Laki
      Nämä ehdot eivät vie sinulta mitään oikeutta, jonka maasi kuluttajalaki antaa.
    `,
    pt: `
      Estes termos são o contrato entre você e a ${f.company} (“${f.brand}”, “nós”). Eles valem a partir do momento em que você abre uma conta. Guarde uma cópia.
      ## 1. Quem somos
      A ${f.company} está registrada sob o número ${f.registration}, em ${f.address}. Somos licenciados e fiscalizados pela ${f.regulator.pt}, licença ${f.licence}.
      ## 2. Sua conta
      - Você precisa ter pelo menos 18 anos, ou mais, se o seu país exigir. Veja as [restrições de idade](/age-restrictions).
      - Você pode ter uma única conta. Ela é só sua: ninguém mais pode usá-la, e você não pode vendê-la nem emprestá-la.
      - Os dados informados devem ser verdadeiros e completos. Avise quando mudarem.
      - Mantenha sua senha em segredo. Avise imediatamente se achar que alguém a conhece.
      ## 3. Verificação
      A lei exige que saibamos quem você é. Podemos pedir comprovantes de identidade, endereço, meio de pagamento e origem dos recursos, antes ou depois de um depósito. Até recebê-los, podemos limitar depósitos, jogos ou saques.
      ## 4. Depósitos e saques
      - Pague apenas com meios em seu próprio nome. Veja os [meios de pagamento](/payment-methods).
      - O dinheiro dos jogadores fica em contas separadas das nossas. Em caso de insolvência, ele serviria primeiro para pagar os jogadores.
      - Sempre que possível, pagamos no mesmo meio usado no depósito.
      - Nunca emprestamos dinheiro nem pagamos juros.
      ## 5. Jogo
      Uma aposta está aceita quando aparece nas suas transações. Valem as regras de cada jogo, as [regras do cassino](/casino-rules) e as [regras de apostas](/betting-rules). Se um jogo falhar, as apostas não resolvidas são anuladas e devolvidas.
      ## 6. Bônus
      Os bônus são opcionais. Cada um tem suas condições, mostradas antes de você aceitar, e valem também os [termos de bônus](/bonus-terms).
      ## 7. Jogo responsável
      Você pode nos pedir um limite, uma pausa ou a autoexclusão a qualquer momento: escreva para ${email(f, 'care')}. Agimos quando há sinais de que o jogo está causando danos. Veja [jogo responsável](/responsible-gambling).
      ## 8. Encerramento ou suspensão
      Você pode encerrar sua conta quando quiser: escreva para ${email(f, 'support')}. Nós pagamos seu saldo. Podemos suspender uma conta enquanto apuramos fraude, lavagem de dinheiro, conluio ou violação destes termos, e explicamos o motivo, salvo se a lei proibir.
      ## 9. Contas inativas
      Uma conta sem acesso por 12 meses é considerada inativa. Escrevemos antes de tomar qualquer medida, e o dinheiro continua sendo seu.
      ## 10. Reclamações
      Escreva para ${email(f, 'complaints')}. Respondemos em até 10 dias. Se você não ficar satisfeito, a ${f.mediator} analisa o caso gratuitamente. Veja [reclamações](/complaints).
      ## 11. Mudanças
      Quando mudamos estes termos, publicamos uma nova versão e pedimos que você a aceite antes de continuar jogando. Você sempre pode sacar seu dinheiro sem aceitar.
      ## 12. Lei
      Estes termos não retiram nenhum direito garantido pela lei do consumidor do seu país.
    `,
  },
});
