import { email } from '../facts.ts';
import type { PageWriter } from './page.ts';

export const cookiesPolicy: PageWriter = (f) => ({
  pageId: 'cookies_policy',
  path: '/cookie-policy',
  group: 'legal',
  title: { en: 'Cookie policy', fi: 'Evästekäytäntö', pt: 'Política de cookies' },
  body: {
    en: `
      Cookies and similar storage let a site remember something on your device. This page says what ${f.brand} keeps there and why. You decide about everything that is not essential.
      ## Essential
      These keep you logged in, protect your account and remember your language, the theme you choose and your choices about cookies. The site does not work without them, so they cannot be switched off.
      Four more say where you probably are, as your connection tells: ip-address, country-code, region-code and city. With them we choose a language, fill in parts of the sign-up form and show what is offered where you are. They are there from the first page on and go when you close the browser.
      ## Performance and functions
      These tell us which pages are slow or unclear. We use them only with your consent.
      ## Marketing
      These help us measure our advertising and show you fewer messages that do not concern you. We use them only with your consent.
      ## How long
      - The session: until you log out, at most 365 days.
      - Your cookie choices: 12 months, then we ask again.
      - Measurements: at most 13 months.
      ## Changing your mind
      You can change your choice at any time. Refusing is as easy as accepting, and it changes nothing about your account, your bonuses or your withdrawals. You can also delete cookies in your browser.
      ## Questions
      Write to ${email(f, 'privacy')}. How we handle personal data is described in the [privacy policy](/privacy-policy).
    `,
    fi: `
      Evästeiden ja vastaavan tallennuksen avulla sivusto muistaa jotain laitteellasi. Tällä sivulla kerrotaan, mitä ${f.brand} tallentaa ja miksi. Päätät itse kaikesta, mikä ei ole välttämätöntä.
      ## Välttämättömät
      Nämä pitävät sinut kirjautuneena, suojaavat tiliäsi ja muistavat kielesi, valitsemasi teeman ja evästevalintasi. Sivusto ei toimi ilman niitä, joten niitä ei voi poistaa käytöstä.
      Neljä muuta kertoo, missä todennäköisesti olet yhteytesi perusteella: ip-address, country-code, region-code ja city. Niiden avulla valitsemme kielen, täytämme osan rekisteröitymislomakkeesta valmiiksi ja näytämme, mitä alueellasi on tarjolla. Ne tallennetaan heti ensimmäisellä sivulla ja poistuvat, kun suljet selaimen.
      ## Suorituskyky ja toiminnot
      Nämä kertovat, mitkä sivut ovat hitaita tai epäselviä. Käytämme niitä vain suostumuksellasi.
      ## Markkinointi
      Näillä mittaamme mainontaamme ja vähennämme sinulle tarpeettomia viestejä. Käytämme niitä vain suostumuksellasi.
      ## Kuinka kauan
      - Istunto: uloskirjautumiseen asti, enintään 365 päivää.
      - Evästevalintasi: 12 kuukautta, sitten kysymme uudelleen.
      - Mittaukset: enintään 13 kuukautta.
      ## Mielen muuttaminen
      Voit muuttaa valintaasi milloin tahansa. Kieltäytyminen on yhtä helppoa kuin hyväksyminen, eikä se vaikuta tiliisi, bonuksiisi tai nostoihisi. Voit myös poistaa evästeet selaimestasi.
      ## Kysyttävää
      Kirjoita osoitteeseen ${email(f, 'privacy')}. Henkilötietojen käsittelystä kerrotaan [tietosuojaselosteessa](/privacy-policy).
    `,
    pt: `
      Cookies e tecnologias parecidas permitem que um site lembre algo no seu aparelho. Esta página explica o que a ${f.brand} guarda e por quê. Você decide sobre tudo o que não é essencial.
      ## Essenciais
      Mantêm você conectado, protegem sua conta e lembram seu idioma, o tema que você escolheu e suas escolhas de cookies. O site não funciona sem eles, por isso não podem ser desativados.
      Outros quatro dizem onde você provavelmente está, segundo a sua conexão: ip-address, country-code, region-code e city. Com eles escolhemos o idioma, preenchemos parte do cadastro e mostramos o que é oferecido onde você está. Eles existem desde a primeira página e são apagados quando você fecha o navegador.
      ## Desempenho e funcionalidade
      Mostram quais páginas estão lentas ou confusas. Só os usamos com o seu consentimento.
      ## Marketing
      Ajudam a medir nossa publicidade e a mostrar menos mensagens que não interessam a você. Só os usamos com o seu consentimento.
      ## Por quanto tempo
      - A sessão: até você sair, no máximo 365 dias.
      - Suas escolhas de cookies: 12 meses; depois perguntamos de novo.
      - Medições: no máximo 13 meses.
      ## Mudar de ideia
      Você pode mudar sua escolha a qualquer momento. Recusar é tão fácil quanto aceitar, e nada muda na sua conta, nos seus bônus ou nos seus saques. Você também pode apagar os cookies no navegador.
      ## Dúvidas
      Escreva para ${email(f, 'privacy')}. O tratamento de dados pessoais está descrito na [política de privacidade](/privacy-policy).
    `,
  },
});

export const privacyPolicy: PageWriter = (f) => ({
  pageId: 'privacy_policy',
  path: '/privacy-policy',
  group: 'information',
  title: { en: 'Privacy policy', fi: 'Tietosuojaseloste', pt: 'Política de privacidade' },
  body: {
    en: `
      ${f.company}, ${f.address}, is responsible for the personal data you give us.
      ## What we keep
      - Who you are: name, date of birth, address, e-mail address, telephone number and, where the law asks for it, tax number and documents.
      - What you do here: logins, deposits, withdrawals, bets, limits and messages to support.
      - Your device: IP address, approximate place and browser, to protect your account.
      ## Why
      To run your account, because the law asks us to (identity, money laundering, safer gambling, tax), and, only if you agreed, to send you offers.
      ## Who sees it
      Payment providers, identity checks, game providers and supervising authorities, each only what it needs. We sell nothing.
      ## How long
      Five years after the end of the customer relationship, or longer where the law asks for it. Then we delete it.
      ## Your rights
      You can see, correct, receive or delete your data, object to its use and complain to your data protection authority. Write to ${email(f, 'privacy')}; we answer within a month.
    `,
    fi: `
      Antamistasi henkilötiedoista vastaa ${f.company}, ${f.address}.
      ## Mitä tallennamme
      - Kuka olet: nimi, syntymäaika, osoite, sähköpostiosoite, puhelinnumero ja lain niin vaatiessa verotunniste ja asiakirjat.
      - Mitä teet täällä: kirjautumiset, talletukset, nostot, panokset, rajat ja viestit asiakaspalvelulle.
      - Laitteesi: IP-osoite, likimääräinen sijainti ja selain tilisi suojaamiseksi.
      ## Miksi
      Hoitaaksemme tiliäsi, koska laki vaatii sitä (henkilöllisyys, rahanpesu, turvallinen pelaaminen, verotus), ja vain suostumuksellasi lähettääksemme tarjouksia.
      ## Kuka tiedot näkee
      Maksupalvelut, henkilöllisyyden tarkistukset, pelintarjoajat ja valvovat viranomaiset, kukin vain tarvitsemansa. Emme myy mitään.
      ## Kuinka kauan
      Viisi vuotta asiakassuhteen päättymisestä tai pidempään, jos laki sitä vaatii. Sen jälkeen poistamme tiedot.
      ## Oikeutesi
      Voit nähdä, oikaista, saada itsellesi tai poistattaa tietosi, vastustaa niiden käyttöä ja valittaa tietosuojaviranomaiselle. Kirjoita osoitteeseen ${email(f, 'privacy')}; vastaamme kuukauden kuluessa.
    `,
    pt: `
      A ${f.company}, ${f.address}, é responsável pelos dados pessoais que você nos fornece.
      ## O que guardamos
      - Quem você é: nome, data de nascimento, endereço, e-mail, telefone e, quando a lei exige, número fiscal e documentos.
      - O que você faz aqui: acessos, depósitos, saques, apostas, limites e mensagens ao suporte.
      - Seu aparelho: endereço IP, local aproximado e navegador, para proteger sua conta.
      ## Por quê
      Para manter sua conta, porque a lei exige (identidade, lavagem de dinheiro, jogo responsável, impostos) e, só se você concordou, para enviar ofertas.
      ## Quem vê
      Provedores de pagamento, verificação de identidade, provedores de jogos e autoridades, cada um só o que precisa. Não vendemos nada.
      ## Por quanto tempo
      Cinco anos após o fim da relação, ou mais, se a lei exigir. Depois apagamos.
      ## Seus direitos
      Você pode ver, corrigir, receber ou apagar seus dados, opor-se ao uso deles e reclamar à autoridade de proteção de dados. Escreva para ${email(f, 'privacy')}; respondemos em até um mês.
    `,
  },
});
