/**
 * What the words of a title say a game is about: the more particular before the more general, the first rule met wins.
 * A word counts in the plural, too; `*` stands for any ending and `-` joins the words of a phrase. Words of German, French, Spanish,
 * Portuguese, Italian, Dutch and Polish titles stand beside the English ones. A rule of several motifs leaves the choice.
 */
export interface MotifRule {
  words: string
  motifs: readonly string[]
  /** For words with several meanings: one of these tags or categories decides for this one. `*` stands for any ending. */
  when?: string
  /** One of these decides against it. */
  unless?: string
}

const rule = (words: string, motifs: string, sense: Pick<MotifRule, 'when' | 'unless'> = {}): MotifRule => ({
  words,
  motifs: motifs.split(' '),
  ...sense,
})

/** Phrases and words whose usual meaning would be wrong. */
const PARTICULAR = [
  rule('air-hockey airhockey eishockey', 'hockey'),
  rule('color-by colour-by paint-by pixel-art', 'drawing'),
  rule('4-color color uno', 'cards', { when: 'card' }),
  rule('laser', 'sort idea', { when: 'puzzle dots' }),
  rule('wedding hochzeit', 'heart', { when: 'love lovers' }),
  rule('ropeman rope-hero rope-man spider-rope', 'stickman'),
  rule('supermarket* grocery mart', 'fruit treasure'),
  rule('lawn* mower* grass', 'farmGarden'),
  rule('air-strike air-force air-traffic air-vehicle air-war', 'plane'),
  rule('monster-truck monstertruck', 'truck'),
  rule('milk-tea milkshake bubble-tea hot-pot', 'cooking'),
  rule('ice-cream icecream', 'cake'),
  rule('hot-dog hotdog', 'cooking'),
  rule('traffic-jam parking-jam car-jam', 'car'),
  rule('cut-the-rope', 'cake'),
  rule('treasure-hunt', 'treasure'),
  rule('head-soccer puppet-soccer table-soccer head-the-ball penalty shootout foosball futbol fussball fußball calcio voetbal', 'soccer'),
  rule('spider* spiderette', 'cards', { when: 'card solitaire board klondike freecell' }),
  rule('pyramid* golf tri-peaks peaks towers', 'cards', { when: 'card solitaire' }),
  rule('egg-car lada gta uphill-rush hill-climb demolition-derby', 'car racing'),
  rule('kitchen cooking baking chef', 'cooking', { unless: 'mahjong match-3 hidden-object' }),
  rule('space-invader galaga asteroid', 'rocket'),
  rule('angry-bird flappy* flappybird', 'bird'),
  rule('pac-man pacman pac-xon', 'maze'),
  rule('geometry-dash', 'blocks'),
  rule('fire-truck firetruck dump-truck school-bus', 'truck'),
  rule('battleship battle-ship seeschlacht sea-battle', 'boat'),
  rule('cookie-clicker cookie-crush', 'cake'),
  rule('tic-tac-toe tic-tac tictactoe tictoc noughts ox xo connect-four connect-4 four-in-a-row 4-in-a-row gomoku renju', 'dice'),
  rule('bubble-gum', 'cake'),
  rule('snowball snowman', 'christmas'),
  rule('time-bomb', 'clock'),
  rule('water-sort ball-sort color-sort colour-sort sort-puzzle sorting', 'sort'),
  rule('dress-up dressup anziehen habiller vestir', 'fashion'),
  rule('find-the-difference spot-the-difference differences difference find-the finds', 'hiddenObject'),
  rule('bottle-flip bottle-shoot', 'physics target'),
  rule('jumping-horse', 'horse'),
  rule('swimming-pool pool-party', 'fish', { unless: 'billiard*' }),
  rule('red-ball rolling-ball ball-roll sky-ball', 'physics'),
  rule('card-war card-wars', 'cards'),
  rule('tank-trouble', 'tank'),
  rule('chicken shooter', 'bird', { when: 'chicken' }),
] // oxfmt-ignore

/** Kinds of games that are known by what they are played with, whatever they are dressed in. */
const KINDS = [
  rule('mahjong* majong* mahjon* mah-jong jong* jongg shanghai kyodai shisen* quatro taipei', 'mahjong'),
  rule('solitaire* solitär* solitario solitaer klondike freecell tripeaks blackjack poker rummy rummi uno spades canfield yukon gin baccarat pasjans paciencia klaverjassen skat schwimmen hearts-card card* karten kartenspiel cartas mau-mau whist euchre bridge-card tri-peaks golf-solitaire scorpion crescent freecell* addiction', 'cards'),
  rule('heart hearts spade', 'cards', { when: 'card solitaire' }),
  rule('sudoku* kakuro* futoshiki nonogram* picross str8ts hitori kenken nurikabe binairo takuzu binary tents skyscrapers-puzzle kobadoo minesweeper* grid', 'sudoku'),
  rule('chess* schach ajedrez xadrez szachy schaken checkers* checker draughts dame dammen reversi othello rook n-queens', 'chess'),
  rule('queens', 'chess', { when: 'puzzle logic brain board' }),
  rule('domino* dominoes ludo* dice yatzy yahtzee backgammon carrom bingo board-game snakes-and-ladders parchis parchisi hanoi craps würfel kniffel dados nine-mens', 'dice'),
  rule('jigsaw* puzzles-jigsaw rompecabezas tangram* puzzle-pieces pic-puzzle picture-puzzle photo-puzzle', 'jigsaw'),
  rule('crossword* word* wordle* letter* hangman anagram* scrabble typing typer type spell* alphabet* abc palabra* wort* woord* galgje mots boggle vocabulary wordsearch lettres', 'words'),
  rule('2048* 1024* 4096 merge* merging merger fusion verschmelz*', 'merge numbers', { when: '2048 number numbers math' }),
  rule('2048* 1024* 4096', 'numbers'),
  rule('number* math* sum sums addition arithmetic multiplication algebra digit* zahlen* rechnen nummer* numero* count counting calculat* add-it 123', 'numbers'),
  rule('bubble* zuma* bubbl* burbuja* bulle* ball-blast puzzle-bobble pop-it popit popper', 'bubbles'),
  rule('marble* beads', 'bubbles', { unless: 'racing' }),
  rule('hidden* wimmelbild* object objects detective* mystery mysteries find search seek hide clue* secret* suche* spot spots objetos zoek* oculto* magnif*', 'hiddenObject'),
  rule('maze* labyrinth* laberinto', 'maze'),
  rule('quiz* trivia guess* riddle* millionaire who-wants flag flags emoji-quiz true-or-false iq truth', 'quiz'),
  rule('pinball flipper', 'pinball'),
  rule('jewel* gem gems diamond* diamant* bejeweled crystal* ruby gemstone* juwel* joya* bijoux jewels-* bling zoobies', 'gems'),
  rule('tetris* tetro* tetriz tentrix 1010 10x10 block* brick* bricks cube* cubes blox arkanoid breakout stack* hexa hex hexagon* collapse* blöcke bloque* tetra polyomino blocku* crusher', 'blocks'),
] // oxfmt-ignore

const CREATURES = [
  rule('unicorn* pony ponies horse* pferd* caballo* zebra derby-horse', 'horse'),
  rule('kitten* kitty cat cats meow katze* gato* chat-noir neko catch-the-cat tiger* lion lions leopard panther', 'cat'),
  rule('dog dogs doge puppy puppies hund* perro* chien* corgi pug wolf wolves fox foxes paw paws', 'dog'),
  rule('spider* tarantula', 'spider'),
  rule('monkey* ape gorilla* chimp* kong capybara* affe*', 'monkey'),
  rule('bear bears panda* teddy grizzly koala* bären oso hamster* squirrel* beaver*', 'bear'),
  rule('bunny bunnies rabbit* easter hare hase ostern conejo pascua egg eggs', 'bunny'),
  rule('fish fishes fishy fishing fisher* shark* ocean* aqua* mermaid* underwater whale* dolphin* octopus clownfish angler fisch* pez peixe poisson sea-life reef kraken crab* jellyfish', 'fish'),
  rule('bird birds birdie duck* chick* flamingo owl owls penguin* parrot* chicken* rooster goose geese crow eagle* vogel vögel pajaro* swan pigeon turkey', 'bird'),
  rule('dino dinos dinosaur* dragon* jurassic rex t-rex raptor drachen dragones crocodile* croc alligator lizard', 'dino'),
  rule('snake* anaconda* worm worms python slither* schlange* serpiente cobra', 'snake'),
  rule('robot* robo mech mechs mecha cyber* cyborg android* droid transformer* roboter', 'robot'),
  rule('butterfly butterflies bee bees insect* bug bugs ant ants ladybug ladybird caterpillar mosquito* schmetterling* mariposa* fly-swatter beetle moth snail* dragonfly', 'insect'),
  rule('cow cows sheep* pig pigs piggy goat lamb barn farm farmer farming farms farmville bauernhof ferme granja animal animals zoo livestock ranch tier tiere animales llama', 'farm'),
  rule('frog frogs toad turtle* slime* jelly jellies', 'monster', { unless: 'match-3' }),
  rule('mouse mice rat rats hedgehog', 'bear'),
  rule('pet pets', 'cat dog bunny'),
  rule('zombi zombie* zombies undead walking-dead zoombie', 'zombie'),
  rule('halloween* pumpkin* witch* trick-or-treat spooky jack-o hexe*', 'halloween'),
  rule('ghost* haunt* phantom* vampire* skeleton* horror granny scary nightmare creepy evil freddy fnaf banban poltergeist siren-head geister* ghoul backrooms anomaly slenderman', 'ghost'),
  rule('christmas* xmas santa* snow* winter elf weihnacht* navidad noel natal reindeer gingerbread kerst* advent new-year frozen ice icy', 'christmas', { unless: 'hockey' }),
  rule('sprunki*', 'monster music'),
  rule('monster* skibidi* alien* toilet* toilets impostor* imposter* among grimace* huggy* wuggy labubu* beast* mutant* goblin* ogre troll* yeti sahur tung brainrot* creature* demon* virus ufo kaiju godzilla poppy cameraman speakerman monstru* gremlin* blob*', 'monster'),
] // oxfmt-ignore

const PEOPLE = [
  rule('ninja* samurai* shuriken kungfu kung-fu karate shinobi', 'ninja'),
  rule('pirate* pirat* corsair caribbean', 'pirate'),
  rule('stickman* stick-man stickmen stickmans strichmännchen ragdoll* stick', 'stickman'),
  rule('wizard* magic* mage magician sorcer* warlock alchem* zauber* potion* spell-caster merlin witchcraft', 'wizard'),
  rule('nail nails manicure', 'makeup', { when: 'girls girl beauty makeover manicure fashion makeup dress-up Girls' }),
  rule('hair hairs haircut hairstyle* hairdresser* barber* friseur* braid*', 'hair'),
  rule('makeup make-up makeover* beauty spa salon lipstick skincare cosmetic* schmink* maquilla* dentist-spa facial', 'makeup'),
  rule('dress* fashion* outfit* wedding* bride* doll dolls style stylist shopping shopaholic prom boutique avatar* mode-* runway design designer bff bffs clothes tailor wardrobe diva influencer* blogger* selfie*', 'fashion'),
  rule('princess* prinzessin* queen* princesa* princesse* prince crown* cinderella mermaid-princess', 'princess', { unless: 'card racing mahjong match-3 tower-defense strategy' }),
  rule('baby babies toddler* babysit* daycare bebe newborn', 'baby'),
  rule('doctor* hospital* surgery surgeon* dentist* nurse* clinic* ambulance medic medical injection arzt veterinar* vet emergency', 'doctor'),
  rule('pizza* pizzeria', 'pizza'),
  rule('cake* cupcake* bake* bakery bakes bakeria dessert* donut* doughnut* cookie* chocolate* choco* sweet* candy* candies lollipop* sugar* gummy macaron* waffle* pancake* popcorn kuchen torta* süß* bonbon* dulce* cream icing jellybean*', 'cake'),
  rule('cook* chef* food* kitchen* restaurant* cafe coffee burger* sushi* tasty yummy kochen cocina tea juice papa s-cooking diner noodle* ramen bbq grill sandwich* taco* bean beans soup breakfast meal tavern chili', 'cooking'),
  rule('bar', 'cooking', { when: 'cooking food restaurant management drink' }),
  rule('milk*', 'cooking', { when: 'food cooking clicker drink restaurant' }),
  rule('milk*', 'farm'),
  rule('fruit* berry berries apple* banana* melon* watermelon* orange* lemon* strawberr* cherry cherries obst frutas tomato* pineapple coconut* grape* mango suika juicy', 'fruit'),
  rule('garden* harvest* veggie* vegetable* crop crops plant* seed seeds gärtner garten* jardin hay carrot* greenhouse', 'farmGarden'),
  rule('flower* rose roses bloom* petal* blossom* lily lotus tulip* blume* flor flores bouquet daisy spring', 'flower'),
  rule('forest* jungle* tree trees wood* bonsai nature lumberjack timber park wald bosque camping mushroom* autumn leaf leaves', 'tree'),
  rule('love* valentine* kiss* heart* cupid romance romantic crush-love couple liebe amor lovers', 'heart'),
  rule('kid kids kinder children toddlers school* kindergarten classroom', 'baby', { when: 'baby' }),
] // oxfmt-ignore

const VEHICLES = [
  rule('motocross mx moto motor* motorcycle* biker* bike bikes bmx dirtbike scooter* vespa cycle* bicycle* motorrad trial-bike wheelie', 'motorbike'),
  rule('truck* lorry tractor* excavat* digger* bulldozer garbage-truck trucker construction cargo transport* trailer* lkw loader bus buses autobus', 'truck'),
  rule('train railway* rail rails subway* metro tram locomotive zug trein tren choo', 'train', { unless: 'brain math' }),
  rule('boat* ship ships shipping sail* yacht* submarine* ferry titanic port harbor harbour cruise jet-ski kayak naval navy titanic', 'boat'),
  rule('plane airplane* aeroplane* flight* pilot* airport* aircraft* helicopter* fighter-jet drone* glider flugzeug* avion* airline* copter parachut*', 'plane'),
  rule('air fly flying sky jet wing wings', 'plane', { when: 'airplane plane flight flying fly aircombat pilot air helicopter' }),
  rule('sea seas mare', 'fish boat'),
  rule('tank tanks panzer* tanque*', 'tank'),
  rule('space* galax* rocket* cosmic cosmos comet* starship* astro* invader* planet* moon mars orbit* nasa interstellar satellit* weltraum espacio universe lunar earth-defen* supernova stellar', 'rocket'),
  rule('race* racing racer* rennen carrera* formula* kart* karting f1 drift* rally nascar drag turbo speedway grand-prix autorennen corrida racers', 'racing', { unless: 'horse runner ball' }),
  rule('taxi police-car limo ambulance-car parking park-your parken estacionar car cars auto autos coche* carro* voiture* driv* driver* fahr* traffic* garage* highway* vehicle* supercar* offroad off-road 4x4 jeep buggy crash-car derby ramp* stunt* road street-racer wheel wheels gas uber automobile lamborghini', 'car'),
  rule('skateboard* skate* skating surf*', 'skateboard'),
  rule('ski skiing slalom snowboard* sledge sled', 'christmas'),
] // oxfmt-ignore

const SPORTS = [
  rule('basketball* basket hoop* dunk* nba baloncesto slam', 'basketball'),
  rule('bowling bowl* kegel*', 'bowling'),
  rule('golf* putt* minigolf', 'golf'),
  rule('billiard* billard* pool* snooker 8ball 8-ball 9-ball', 'pool'),
  rule('soccer* football* fifa goal goalkeeper goalie kick* worldcup champions-league euro striker freekick free-kick', 'soccer'),
  rule('hockey* puck curling', 'hockey'),
  rule('tennis* badminton* ping-pong pingpong table-tennis pong volleyball* volley baseball* cricket* squash racket tischtennis', 'tennis'),
  rule('box boxer* boxing boxen mma ufc wrestl* knockout punch* kickbox* brawl* boxeo sumo', 'boxing', { when: 'boxing sports fighting wrestling punch fight' }),
  rule('boxing boxer* punch* wrestl* mma brawl*', 'boxing'),
  rule('bow', 'fashion', { when: 'dress-up fashion girls makeover Girls' }),
  rule('archer* archery bow bows arrow* bogenschießen', 'archery'),
  rule('sniper* dart darts target* shoot* shooter* shooting gun guns gunner aim bullet* rifle* pistol* fps assassin* hitman counter-strike hunt hunter* hunting strike duck-hunt weapon* sharpshooter cowboy* western west laser', 'target', { unless: 'bubble-shooter bubble' }),
  rule('olympic* champion* cup league athlet* trophy tournament winner* sport sports medal*', 'trophy'),
] // oxfmt-ignore

const DEEDS = [
  rule('king kings royal*', 'princess', { unless: 'card racing mahjong match-3 tower-defense strategy' }),
  rule('sword* blade* knive* knife* katana excalibur', 'sword'),
  rule('knight* ritter* caballero* medieval paladin* crusade*', 'knight'),
  rule('castle* tower-defen* defense* defence* defend* kingdom* fort fortress empire* siege burg castillo td rampart citadel tower towers', 'castle'),
  rule('war wars army military soldier* battalion combat artillery commando worldwar battlefield general', 'tank'),
  rule('hero heroes rpg fight* warrior* legend* battle* battles duel* viking* gladiator* spartan arena clash dungeon* kämpf* quest-hero legion raid samurai-warrior conquer*', 'sword knight'),
  rule('treasure* gold golden miner mine mining mines loot chest tomb* pharaoh* egypt* pyramid* temple* money coin* cash idle-miner maya* aztec* inca cleopatra schatz* tesoro* relic* bank rich jackpot fortune thief thieves robber* heist ancient atlantis rome roman artifact* billion* tycoon', 'treasure'),
  rule('escape* room rooms door* key keys lock* unlock* prison* exit jail* fluchtweg flucht locked portal dungeon-escape house home mansion hotel', 'door'),
  rule('dance* dancing music* piano* beat beats song* rhythm* guitar* drum* melody dj musik tune* tiles-piano karaoke radio', 'music'),
  rule('draw* paint* color* colour* coloring sketch* pencil* malen dessin* doodle* art pixel-art crayon* colorier pintar zeichnen drawing artist brush tattoo* ink', 'drawing'),
  rule('police* cop cops', 'car'),
  rule('sort sorts bottle* pour tube* test-tube nuts bolts nut bolt screw* unscrew stacker-sort', 'sort'),
  rule('clock* time timer watch hour minute', 'clock'),
  rule('noob* minecraft mine-craft steve craft* mineblox obby roblox pixel* voxel cubecraft blocky', 'blocks'),
  rule('run runs runner* running dash parkour rush sprint* jump* jumper jumping hop hopper marathon climb* platform* platformer temple-run surfers obstacle*', 'runner', { unless: 'match-3 bubble-shooter card racing driving' }),
  rule('squid', 'runner'),
  rule('merge* merging', 'merge'),
  rule('match connect* link* onet pair pairs paare', 'mahjong', { when: 'mahjong mahjong-connect mahjong-solitaire mahjong-and-connect' }),
  rule('match', 'soccer', { when: 'soccer football' }),
  rule('match* crush blast swap triple 3-in-a-row drei', 'gems'),
  rule('sokoban* crate* boxes push-box warehouse', 'sort'),
  rule('plumber* connect* link* line lines dot dots pipe* path circuit flow rope wire*', 'sort'),
  rule('brain* logic* think* memory smart clever mind test braintest einstein illuminat* light bulb idea', 'idea'),
  rule('ball balls roll* bounc* slope gravity physics drop fall falling pop-ball catapult', 'physics'),
  rule('star stars starlight emoji* smile* smiley constellation', 'star'),
  rule('puzzle* piece pieces', 'jigsaw idea'),
  rule('mario arcade retro pixel io multiplayer player 2-player players', 'controller'),
  rule('kid kids junior children', 'baby star'),
] // oxfmt-ignore

export const TITLE_RULES: readonly MotifRule[] = [
  ...PARTICULAR,
  ...KINDS,
  ...CREATURES,
  ...PEOPLE,
  ...VEHICLES,
  ...SPORTS,
  ...DEEDS,
]

/** Between these two, words name things that are seen: what a description says of them can be drawn. */
export const FIRST_SUBJECT = PARTICULAR.length + KINDS.length
export const FIRST_DEED = TITLE_RULES.length - DEEDS.length - SPORTS.length

/** What may stand for a motif where too many of its own drawings are near already. */
export const KIN_MOTIFS: Readonly<Record<string, string>> = {
  racing: 'car',
  truck: 'car',
  motorbike: 'racing',
  soccer: 'trophy runner',
  quiz: 'idea',
  castle: 'knight',
  halloween: 'ghost',
  zombie: 'monster',
  numbers: 'merge',
  farm: 'farmGarden',
  merge: 'numbers',
  stickman: 'sword',
  physics: 'bubbles',
  hiddenObject: 'treasure',
  target: 'archery',
}
