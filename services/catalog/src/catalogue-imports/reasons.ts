import type { Language } from '@werkbank/contracts/localization';

const reason = (de: string, en: string): Readonly<Record<Language, string>> => ({ de, en });

/** Reasons that refuse an article, or a field of it, with their sentence for the list of refused lines. */
export const refusalReasons = {
  NumberMissing: reason('Die Artikelnummer fehlt.', 'The article number is missing.'),
  NumberTooLong: reason('Die Artikelnummer ist zu lang.', 'The article number is too long.'),
  NumberAsPower: reason(
    'Eine Tabellenkalkulation hat die Nummer als Potenz geschrieben, ihre Ziffern sind verloren.',
    'A spreadsheet has written the number as a power, its digits are lost.',
  ),
  NumberTwice: reason(
    'Die Artikelnummer kommt in der Datei mehrfach vor.',
    'The file has the article number more than once.',
  ),
  NotANumber: reason('Der Wert ist keine Zahl.', 'The value is not a number.'),
  NumberTwoReadings: reason(
    'Die Zahl lässt sich auf zwei Arten lesen.',
    'The number can be read in two ways.',
  ),
  NumberNegative: reason('Die Zahl darf nicht negativ sein.', 'The number must not be negative.'),
  NumberNotWhole: reason('Die Zahl muss ganz sein.', 'The number must be whole.'),
  NumberTooLarge: reason('Die Zahl ist zu groß.', 'The number is too large.'),
  PriceTooFine: reason(
    'Der Preis hat mehr als acht Nachkommastellen.',
    'The price has more than eight decimal digits.',
  ),
  PriceMissing: reason('Der Artikel hat keinen Preis.', 'The article has no price.'),
  CurrencyOther: reason(
    'Der Artikel hat keinen Preis in dieser Währung.',
    'The article has no price in this currency.',
  ),
  TextTooLong: reason('Der Text ist zu lang.', 'The text is too long.'),
  PriceIsZero: reason('Der Preis ist 0.', 'The price is 0.'),
  PricesContradict: reason(
    'Für denselben Fall stehen verschiedene Preise da.',
    'There are different prices for the same case.',
  ),
  PriceUnitOther: reason(
    'Der Preis gilt für eine andere Einheit als die Bestelleinheit.',
    'The price is for another unit than the order unit.',
  ),
  CurrencyMissing: reason('Die Währung des Preises fehlt.', 'The currency of the price is missing.'),
  CurrencyUnknown: reason('Diese Währung gibt es nicht.', 'There is no such currency.'),
  CountryUnknown: reason('Dieses Land gibt es nicht.', 'There is no such country.'),
  UnitUnknown: reason('Diese Einheit ist nicht bekannt.', 'This unit is not known.'),
  ContentUnitMissing: reason('Zum Inhalt fehlt die Einheit.', 'The unit of the content is missing.'),
  NotADay: reason('Der Wert ist kein Datum.', 'The value is not a date.'),
  DayTwoReadings: reason('Das Datum lässt sich auf zwei Arten lesen.', 'The date can be read in two ways.'),
  DayOfOtherCalendar: reason(
    'Das Jahr liegt nicht zwischen 1990 und 2099.',
    'The year is not between 1990 and 2099.',
  ),
  DaysTurnedAround: reason('Das Ende liegt vor dem Anfang.', 'The end is before the beginning.'),
  GtinWrong: reason(
    'Die GTIN hat eine falsche Länge oder Prüfziffer.',
    'The GTIN has a wrong length or check digit.',
  ),
  TariffNumberWrong: reason(
    'Eine Zolltarifnummer hat 6 bis 11 Ziffern.',
    'A tariff number has 6 to 11 digits.',
  ),
  TooMany: reason('Es sind zu viele.', 'There are too many.'),
  MediumWithoutSource: reason(
    'Zu Bild oder Dokument fehlt die Datei.',
    'The picture or document has no file.',
  ),
  ReferenceToItself: reason('Der Artikel verweist auf sich selbst.', 'The article refers to itself.'),
  GroupsInCircle: reason('Die Gruppe liegt in sich selbst.', 'The group lies within itself.'),
  OtherOwner: reason('Eine andere Firma führt diesen Artikel.', 'Another company offers this article.'),
  ArticleUnknown: reason(
    'Diese Artikelnummer gibt es im Katalog nicht.',
    'The catalogue has no such article number.',
  ),
  NameMissing: reason('Die Bezeichnung fehlt.', 'The name is missing.'),
  LocationUnknown: reason(
    'Diesen Versandort hat die Firma nicht.',
    'The company has no such dispatch location.',
  ),
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

export type RefusalReason = keyof typeof refusalReasons;
