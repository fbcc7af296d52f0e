import type { Translated } from '../base/translated.ts'
import type en from '../en/legal.ts'

export default {
  back: 'Wróć do {product}',
  updated: 'Ostatnia aktualizacja: {date}',
  contents: 'Spis treści',
  privacy: {
    title: 'Polityka prywatności',
    lead: 'Jakie dane o tobie przetwarza {product}, po co, jak długo i jak je usunąć. W skrócie: tylko te, których potrzebuje gra; nikomu ich nie przekazujemy, a usuwając konto, usuwasz i je.',
    who: {
      title: 'Kto odpowiada za dane',
      text: 'Administratorem twoich danych jest operator tej instalacji {product}. Pytania i żądania kieruj do operatora, na adres podany w zaproszeniu do gry.',
    },
    account: {
      title: 'Twoje konto',
      text: 'Gdy zakładasz konto, przechowujemy twoją nazwę użytkownika, adres e-mail, czas założenia konta oraz, jeśli zaznaczysz pole, czas akceptacji tych dokumentów.\nHasło przechowujemy wyłącznie jako skrót Argon2id, z którego nie da się go odczytać. Jeśli dodasz klucze dostępu, przechowujemy ich klucze publiczne, nadane przez ciebie nazwy oraz czas dodania i ostatniego użycia; to, co je odblokowuje (palec, twarz, PIN), nigdy nie opuszcza twojego urządzenia. Jeśli połączysz konto Discord lub Steam albo założysz nim konto, przechowujemy jego identyfikator i nazwę oraz czas połączenia i ostatniego użycia; ta strona dowiaduje się, że się tu logujesz, i niczego więcej od nas. Jeśli twoje konto Steam należy do zawodnika turnieju, rankingi tego turnieju to pokazują. W prywatnej grze możesz połączyć swoje SteamID bez Steama, kodem wpisanym na czacie jej serwera: przechowujemy SteamID, nazwę, której tam używasz, i czas połączenia, dopóki go nie odłączysz, a prywatne gry, w których grasz na serwerze, pokazują pozostałym, którym zawodnikiem jesteś. Nazwa wyświetlana jest na początku nazwą użytkownika, a awatar jednym z narysowanych przez nas; możesz zmienić jedno i drugie. Od graczy nie przyjmujemy zdjęć ani plików.\nTe dane służą do logowania i do pokazywania cię innym graczom. Podstawą prawną jest wykonanie umowy, czyli regulaminu (art. 6 ust. 1 lit. b RODO).\nJeśli operator włączył e-maile, przechowujemy też to, czy potwierdzono adres, język i strefę czasową twojej przeglądarki na potrzeby wysyłanych wiadomości, to, które z nich są wyłączone, oraz przez 60 dni informację, jakie wiadomości wysłaliśmy, bez ich treści. Linki w wiadomościach, które potwierdzają adres lub ustawiają nowe hasło, przechowujemy jako skróty, dopóki nie wygasną. Wiadomości przechodzą przez serwer pocztowy operatora do twojego dostawcy i do nikogo innego.\nJeśli włączysz na urządzeniu powiadomienia push, przechowujemy adres jego usługi push i dwa klucze, dzięki którym tylko to urządzenie może je odczytać, dopóki ich nie wyłączysz, nie wylogujesz się tam lub nie usuniesz konta. Rodzaje powiadomień widać w ustawieniach.\nJeśli utworzysz link do kalendarza, przechowujemy jego skrót i czas utworzenia, dopóki go nie usuniesz. Komu dasz link, ten widzi terminy turniejów, w których grasz.',
    },
    game: {
      title: 'Co robisz w grze',
      text: 'Przechowujemy twoje talie z kartami, kluczowymi zagraniami i perkami oraz czasem ostatniej zmiany, informację, które podsumowania faz masz już za sobą, a także wynikające z nich punkty, miejsca, odznaki, doświadczenie i nagrody.\nPrzechowujemy też twoje znajomości i oczekujące zaproszenia, twój klan i rolę w nim oraz wysłane do ciebie powiadomienia z czasem ich przeczytania.',
    },
    public: {
      title: 'Co widzą inni',
      text: 'Każdy może zobaczyć twoją nazwę użytkownika, nazwę wyświetlaną, awatar, rolę, punkty, doświadczenie, poziom, odznaki, klan i rolę w nim, znajomych, twoje miejsce i wynik w rankingach i w profilu oraz talie, z którymi zamknęła się faza, z czasem ich ostatniej zmiany: są potrzebne do weryfikacji wyników.\nTalia na daną fazę pozostaje ukryta przed wszystkimi innymi, dopóki faza się nie zamknie. Do tego czasu liczy się, bez twojej nazwy, w odsetku talii, w których jest dany zawodnik. Adres e-mail, oczekujące zaproszenia i powiadomienia widzisz tylko ty. Jedynie gdy zdobędziesz nagrodę, a twój adres e-mail jest potwierdzony, organizatorzy widzą go na liście zwycięzców, aby wysłać ci nagrodę.',
    },
    security: {
      title: 'Bezpieczeństwo',
      text: 'Aby uniemożliwić zgadywanie haseł, liczymy próby logowania na konto i na adres IP; licznik działa przez 15 minut, a potem jest kasowany. Nieudane logowania, blokady oraz zmiany haseł i ról przechowujemy przez 90 dni wraz z kontem i siecią, żeby można było wykryć ataki. Aby strona działała stabilnie, żądania z danego adresu IP są przez minutę liczone w pamięci serwera.\nZmiany wprowadzane przez adminów i wgrane przez nich pliki przechowujemy wraz z ich kontem i czasem tak długo, jak długo działa ta instalacja, żeby wyniki dało się sprawdzić.\nSerwery gry mogą wysyłać log meczu podczas gry: co robią zawodnicy tego meczu, z ich nazwami i numerami SteamID. Jest kasowany 30 dni po zakończeniu wydarzenia; zostają tylko liczby kluczowych zagrań.\nListę zablokowanych użytkowników przechowujemy, dopóki ich nie odblokujesz. W ustawieniach możesz pobrać wszystko, co o tobie przechowujemy.',
    },
    device: {
      title: 'Pliki cookie i pamięć na twoim urządzeniu',
      text: 'Niezbędne: plik cookie „session” zawiera losowy token po zalogowaniu; bez opcji „Zapamiętaj mnie” wygasa z zamknięciem przeglądarki, a po naszej stronie po 24 godzinach bez użycia, z tą opcją po 30 dniach. Przy szyfrowanym połączeniu jego nazwa zaczyna się od „__Host-”. Żadna sesja nie trwa dłużej niż 90 dni. Przechowujemy tylko skrót tokenu, jego czasy, nazwy przeglądarki i systemu oraz adres sieciowy, do wygaśnięcia lub wylogowania; wszystko to widzisz w ustawieniach. Jeśli tworzysz tokeny dostępu dla programów, o każdym przechowujemy to samo oraz jego nazwę i uprawnienia, do wygaśnięcia lub unieważnienia. Plik cookie „device” zawiera inny losowy token, przez rok od ostatniego zalogowania: dzięki niemu ktoś, kto zgaduje twoje hasło na innym urządzeniu, nie zablokuje ci logowania na tym. Także z niego przechowujemy tylko skrót. Wpis „cookie-consent” zawiera twój wybór dotyczący przechowywania. Podczas logowania przez inną stronę wpis „provider visit” zawiera losowy klucz do czasu powrotu. Otwarta karta przeglądarki pamięta też, dokąd przewinięto stronę.\nPreferencje, tylko za twoją zgodą: wpisy „language”, „tour done”, „revealed results” i „cues” pamiętają wybrany język, to, że samouczek masz już za sobą, obejrzane już wyniki oraz to, czy chcesz dźwięku i wibracji.\nAnalityka i marketing: obecnie z nich nie korzystamy; jeśli to się zmieni, to tylko za twoją zgodą.\nWybór możesz zmienić w każdej chwili w ustawieniach, przyciskiem EDYTUJ ZGODY NA PLIKI COOKIE. Gdy wycofasz zgodę na preferencje, zapisane w nich dane od razu znikają z urządzenia. Sam wybór jest zapisany na twoim urządzeniu i nie jest nam wysyłany.\nNiezbędne dla zalogowanych graczy: przeglądarka przechowuje kod gry i to, co było ostatnio czytane, aby talię dało się obejrzeć bez połączenia. Przeczytane dane są usuwane przy wylogowaniu. Odpowiedź na naszą propozycję powiadomień push zostaje na urządzeniu.',
    },
    others: {
      title: 'Kto otrzymuje twoje dane',
      text: 'Nikt. Każda strona, czcionka i obraz pochodzi z tej witryny; nie ma tu skryptów śledzących, reklam ani usług innych firm. Niczego nie sprzedajemy. Dane meczów i zawodników pochodzą z opublikowanych zapisów turniejów i nie mają związku z twoim kontem.\nOrganizatorzy turniejów i właściciele lig mogą wskazać adres, który gra wywołuje, gdy coś się tam wydarzy. Dostaje on nazwy i numery turnieju lub ligi oraz twój numer użytkownika, gdy dołączasz do takiej ligi. Programy, którym dajesz token dostępu, działają w twoim imieniu; o tym, co przechowują, decydują ich właściciele. Z webhooków, które tworzysz, przechowujemy adres i ostatnie sto odpowiedzi, dopóki ich nie usuniesz.\nTylko jeśli włączysz powiadomienia push: przekazuje je usługa push producenta przeglądarki, na przykład Google, Mozilla lub Apple. Są zaszyfrowane, więc usługa wie, kiedy przychodzą, ale nie zna ich treści.',
    },
    deletion: {
      title: 'Jak długo i jak usunąć konto',
      text: 'Dane przechowujemy tak długo, jak długo masz konto. Możesz je usunąć w każdej chwili w ustawieniach; najpierw zapytamy o hasło.\nKonto od razu znika dla wszystkich, a wszystkie twoje sesje się kończą. Przez {days} dni zalogowanie się je przywraca. Potem twoja nazwa użytkownika, nazwa wyświetlana, adres e-mail, skrót hasła, awatar, znajomości, powiadomienia (także te u innych graczy, w których jest twoja nazwa), oraz czas akceptacji tych dokumentów są bezpowrotnie kasowane. Przestajesz należeć do klanu; twój własny przechodzi na moderatora, a bez niego na członka, który jest w nim najdłużej.\nDawne rankingi zachowują wyniki i talie pod nazwą „deleted user”, żeby wyniki innych się zgadzały; nic w nich nie podaje twojej nazwy.',
    },
    rights: {
      title: 'Twoje prawa',
      text: 'Możesz zapytać, co o tobie przechowujemy, żądać poprawienia, usunięcia lub wydania danych, sprzeciwić się ich przetwarzaniu, ograniczyć je i wycofać każdą zgodę. Możesz też złożyć skargę do organu ochrony danych w swoim kraju; w Polsce jest nim Prezes Urzędu Ochrony Danych Osobowych (UODO).\nNazwę wyświetlaną i awatar zmienisz w swoim profilu. Zmiana nazwy użytkownika i adresu e-mail nie jest jeszcze dostępna; zwróć się do operatora.',
    },
    changes: {
      title: 'Zmiany',
      text: 'Jeśli zmienimy tę politykę, zmieni się też data na górze. Jeśli zmiana będzie wymagać nowej zgody, poprosimy o nią.',
    },
  },
  terms: {
    title: 'Regulamin',
    lead: 'Zasady {product}, bezpłatnej gry karcianej fantasy na turniejach Counter-Strike’a rozgrywanych na żywo. Zakładając konto, akceptujesz je.',
    game: {
      title: 'Gra',
      text: 'Gramy na prawdziwych turniejach, podzielonych na fazy. Każda faza otwiera się i zamyka w podanym czasie. Dopóki jest otwarta, możesz złożyć na nią talię: do {cards} kart zawodników, którzy biorą udział w tej fazie, na każdej do {keyplays} kluczowych zagrań i do {perks} perków.\nDo wydarzenia dołączasz, dodając pierwszą kartę. Po zamknięciu pierwszej fazy nikt już nie dołączy. Po zamknięciu fazy talii nie można zmienić; decyduje czas naszego serwera.',
    },
    scoring: {
      title: 'Punktacja',
      text: 'Karta zdobywa punkty za kluczowe zagrania: wartość zagrania razy liczba jego wystąpień w meczach fazy, zwiększona przez perki, które go dotyczą. Wynik karty mnoży się przez mnożnik fazy i przez najlepszą synergię, która ją obejmuje; synergie wynikają ze składu talii.\nWynik talii to suma wyników jej kart, a wynik w turnieju to suma wyników z faz. Liczby zaokrąglamy do dwóch miejsc po przecinku, połówki w górę. Wynik może sprawdzić każdy: na każdej karcie widać, za co są punkty.',
    },
    goal: {
      title: 'Cele i odpadanie',
      text: 'Każda faza ma cel punktowy. Kto go nie osiągnie, odpada z kolejnych faz, chyba że w turnieju przewidziano drugą szansę w fazie 2. Fazę przechodzisz, gdy tylko twój wynik osiągnie cel. Odpadasz dopiero wtedy, gdy wgrano wyniki tej fazy i otwarto następną (w ostatniej fazie: gdy turniej oznaczono jako zakończony). Nikt nie odpada z powodu spóźnionych wyników.\nKto osiągnie cel, zabiera do następnej fazy karty zawodników, którzy grają dalej, z ich kluczowymi zagraniami i perkami.',
    },
    rewards: {
      title: 'Odznaki i nagrody',
      text: 'Za dotarcie do fazy dostaje się pamiątkową odznakę, brązową, srebrną lub złotą, widoczną w profilu. Wydarzenie może przewidywać nagrody za miejsce w klasyfikacji generalnej albo za miejsce w określonym procencie najlepszych; listę nagród znajdziesz na stronie turnieju. Przy remisie wszyscy dostają tę samą nagrodę. Odznaki i punkty nie mają wartości pieniężnej, nie można ich sprzedać ani przekazać.',
    },
    data: {
      title: 'Wyniki i poprawki',
      text: 'Punkty liczone są z opublikowanych danych meczów. Gdy takie dane są błędne i zostają poprawione, punkty, stany faz, odznaki i rankingi są przeliczane. Dopóki wydarzenie nie jest oznaczone jako zakończone, jego wyniki są wstępne.',
    },
    account: {
      title: 'Twoje konto',
      text: 'Jedno konto na osobę. Nie udostępniaj nikomu hasła. Nazwy nie mogą nikogo obrażać ani podszywać się pod kogoś innego. Konto możesz w każdej chwili usunąć w ustawieniach; przez {days} dni zalogowanie się je przywraca, potem jest kasowane zgodnie z polityką prywatności.',
    },
    fair: {
      title: 'Uczciwa gra',
      text: 'Nie wolno używać botów, grać na kilku kontach, podglądać tego, co ukryte, ani obchodzić ograniczeń. Talie są ukryte przed rywalami, dopóki faza się nie zamknie; kto znajdzie sposób, by to obejść, zgłasza go operatorowi i z niego nie korzysta.\nOperator może usunąć karty, nagrody lub konta, które łamią te zasady; osoba, której to dotyczy, zostanie powiadomiona. Jeśli admin usunie kartę lub perk z twojej talii, dostaniesz powiadomienie.',
    },
    clans: {
      title: 'Znajomi i klany',
      text: 'Można należeć tylko do jednego klanu naraz. Klan należy do właściciela, który może mianować moderatorów, usuwać członków i usunąć klan. Klan możesz opuścić w każdej chwili; właściciel może go tylko usunąć. Gdy konto właściciela zostaje skasowane, klan przechodzi na moderatora, a bez niego na członka, który jest w nim najdłużej.',
    },
    service: {
      title: 'Usługa',
      text: 'Gra jest bezpłatna i udostępniana w takim stanie, w jakim jest. Staramy się, żeby działała, zwłaszcza wtedy, gdy zamykają się fazy, ale nie możemy obiecać, że zawsze będzie dostępna. Nie jest związana z turniejami, drużynami ani zawodnikami, których nazwy pokazuje.',
    },
    changes: {
      title: 'Zmiany',
      text: 'Jeśli ten regulamin się zmieni, zmieni się też data na górze. Zasady wydarzenia, które już trwa, nie zmieniają się na niczyją niekorzyść.',
    },
  },
} satisfies Translated<typeof en>
