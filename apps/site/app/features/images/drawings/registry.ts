/** Every motif with its drawings. */
import { ACTION_SIGNS } from './action-signs.ts'
import { BELONGINGS } from './belongings.ts'
import { BOARD_GAMES } from './board-games.ts'
import { CARD_LAYOUTS } from './card-layouts.ts'
import { CHARACTERS } from './characters.ts'
import { ZOO } from './creatures-zoo.ts'
import { CREATURES } from './creatures.ts'
import { DOGS_AND_STICKMEN } from './dogs-and-stickmen.ts'
import { EVERYDAY } from './everyday.ts'
import { EXACT_GAMES } from './exact-games.ts'
import { EXACT_NOUNS } from './exact-nouns.ts'
import { EXACT_THINGS } from './exact-things.ts'
import { FREQUENT } from './frequent.ts'
import { LAYOUTS_AND_DUELS } from './layouts-and-duels.ts'
import { LOADS_AND_AIMS } from './loads-and-aims.ts'
import { LOGIC_BOARDS } from './logic-boards.ts'
import { MATCH_BOARDS } from './match-boards.ts'
import { MORE_COMPOSITIONS } from './more-compositions.ts'
import type { Motifs } from './motifs.ts'
import { colourNaturally } from './natural-colours.ts'
import { NAMED_FIGURES } from './named-figures.ts'
import { NAMED_MORE } from './named-more.ts'
import { NAMED_NOUNS } from './named-nouns.ts'
import { NAMED_THINGS } from './named-things.ts'
import { NAMED_VEHICLES } from './named-vehicles.ts'
import { NEUTRAL } from './neutral.ts'
import { OBJECTS } from './objects.ts'
import { OLD_BOARDS } from './old-boards.ts'
import { PASTIMES } from './pastimes.ts'
import { removeFaces } from './plain-objects.ts'
import { SWEETS } from './people-sweets.ts'
import { PEOPLE } from './people.ts'
import { PLACES } from './places.ts'
import { SEASONS_MORE } from './seasons-more.ts'
import { DOUBLES } from './tables-doubles.ts'
import { LETTERS_MORE } from './tables-letters-more.ts'
import { POWERS } from './tables-powers.ts'
import { SEARCHES } from './tables-searches.ts'
import { SORTING } from './tables-sorting.ts'
import { TABLES } from './tables.ts'
import { TITLED_DEEDS } from './titled-deeds.ts'
import { TITLED_PASTIMES } from './titled-pastimes.ts'
import { TITLED_PLACES } from './titled-places.ts'
import { TITLED_SENSES } from './titled-senses.ts'
import { TITLED_SIGNS } from './titled-signs.ts'
import { TITLED_THINGS } from './titled-things.ts'
import { CONTESTS } from './vehicles-contests.ts'
import { MORE_VEHICLES } from './vehicles-more.ts'
import { TRUCKS } from './vehicles-trucks.ts'
import { VEHICLES } from './vehicles.ts'
import { WORLDS } from './worlds.ts'

/** The drawings of a motif may stand in several files. */
function joinMotifs(parts: readonly Motifs[]): Motifs {
  const joined: Motifs = {}
  for (const part of parts)
    for (const [motif, drawings] of Object.entries(part)) joined[motif] = { ...joined[motif], ...drawings }
  return joined
}

/** In the colours of the palette, which a title that names a colour has. */
export const PALETTE_MOTIFS: Readonly<Motifs> = removeFaces(
  joinMotifs([
    VEHICLES,
    TRUCKS,
    CONTESTS,
    CREATURES,
    ZOO,
    PEOPLE,
    SWEETS,
    SEASONS_MORE,
    TABLES,
    BOARD_GAMES,
    POWERS,
    DOUBLES,
    SORTING,
    SEARCHES,
    WORLDS,
    FREQUENT,
    LETTERS_MORE,
    EVERYDAY,
    CHARACTERS,
    BELONGINGS,
    PLACES,
    PASTIMES,
    LOADS_AND_AIMS,
    NAMED_THINGS,
    NAMED_FIGURES,
    NAMED_VEHICLES,
    TITLED_THINGS,
    TITLED_PASTIMES,
    NEUTRAL,
    MATCH_BOARDS,
    LOGIC_BOARDS,
    OLD_BOARDS,
    NAMED_MORE,
    DOGS_AND_STICKMEN,
    LAYOUTS_AND_DUELS,
    CARD_LAYOUTS,
    TITLED_PLACES,
    TITLED_SENSES,
    TITLED_SIGNS,
    MORE_COMPOSITIONS,
    OBJECTS,
    EXACT_THINGS,
    EXACT_GAMES,
    NAMED_NOUNS,
    MORE_VEHICLES,
    TITLED_DEEDS,
    ACTION_SIGNS,
    EXACT_NOUNS,
  ]),
)

export const MOTIFS: Readonly<Motifs> = colourNaturally(PALETTE_MOTIFS)
