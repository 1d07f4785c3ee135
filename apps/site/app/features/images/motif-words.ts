/**
 * What the words of a title say a game is about. Phrases and kinds of games decide first, the more particular before the more general;
 * then the last noun of a title, which names the thing itself: a “milk truck” is a truck.
 * A word counts in the plural, too; `*` stands for any ending and `-` joins the words of a phrase. Words of German, French, Spanish,
 * Portuguese, Italian, Dutch and Polish titles stand beside the English ones. A rule of several motifs leaves the choice.
 */
import { PARTICULAR } from './motif-phrases.ts'
import { type MotifRule, rule } from './motif-rule.ts'
import { DEEDS, SEASONS, THINGS, WEAK_DEEDS } from './motif-things.ts'

/** Kinds of games that are known by what they are played with, whatever they are dressed in. */
const KINDS = [
  rule('mahjong* majong* mahjon* mah-jong jong* jongg monsterjong hexjong neonjong seajong shanghai kyodai shisen* quatro taipei', 'mahjong'),
  rule('solitaire* solitär* solitario solitaer klondike freecell tripeaks blackjack poker rummy rummi uno spades canfield yukon gin baccarat pasjans paciencia klaverjassen skat schwimmen hearts-card card* karten kartenspiel cartas mau-mau whist euchre bridge-card tri-peaks golf-solitaire scorpion crescent freecell* addiction', 'cards'),
  rule('heart hearts spade', 'cards', { when: 'card solitaire' }),
  rule('sudoku* kakuro* futoshiki nonogram* picross str8ts hitori kenken nurikabe binairo binario takuzu binary tents skyscrapers-puzzle minesweeper* mine-sweeper hashi* shikaku suguru numbrix slitherlink kakurasu calcudoku kaodoku shinro heggies hidato bridges', 'sudoku', { unless: 'building racing' }),
  rule('chess* xiangqi schach ajedrez xadrez szachy schaken checkers* checker draughts dame dammen reversi othello rook n-queens', 'chess'),
  rule('queens queen', 'chess', { when: 'puzzle logic brain board', unless: 'princess match-3 maze' }),
  rule('domino* dominoes ludo* dice yatzy yahtzee backgammon carrom bingo board-game snakes-and-ladders parchis parchisi craps würfel kniffel dados nine-mens halma parcheesi gobang pente', 'dice'),
  rule('go', 'dice', { when: 'board' }),
  rule('jigsaw* puzzles-jigsaw rompecabezas tangram* puzzle-pieces pic-puzzle picture-puzzle photo-puzzle', 'jigsaw'),
  rule('crossword* crucigram* kreuzwort* cruci* word* wordle* wordoku letter* hangman hanged anagram* scrabble typing typer alphabet* abc palabra* palavra* wort* woord* galgje mots boggle vocabulary wordsearch lettres', 'words'),
  rule('2048* 1024 4096 game2048 20482048', 'numbers'),
  rule('spell*', 'words', { when: 'word words spelling educational' }),
  rule('number* numblocks math* sum sums addition arithmetic multiplication algebra digit digits zahlen* rechnen nummer* numero* counting calculat* add-it 123', 'numbers', { unless: 'hidden*' }),
  rule('bubble* zuma* zumba bubbl* burbuja* bulle bulles ball-blast puzzle-bobble pop-it popit popper balloon*', 'bubbles'),
  rule('marble* beads', 'bubbles', { unless: 'racing board' }),
  rule('difference* differ unterschied*', 'hiddenObject'),
  rule('hidden* wimmelbild* detective* mystery mysteries clue* objetos oculto* magnif*', 'hiddenObject', { unless: 'match-3 collapse' }),
  rule('maze* labyrinth* laberinto', 'maze'),
  rule('quiz* trivia who-wants emoji-quiz true-or-false', 'quiz', { unless: 'horror runner' }),
  rule('guess* riddle* millionaire iq truth flag flags', 'quiz', { when: 'quiz trivia guessing educational education knowledge game-show',
    unless: 'horror runner' }),
  rule('pinball flipper', 'pinball'),
  rule('jewel* gem gems diamond* diamant* bejeweled gemcraft* crystal* ruby gemstone* juwel* joya* bijoux jewels-* bling', 'gems', { unless: 'dress-up fashion' }),
  rule('tetris* tetro* tetriz tentrix tetrix 1010 10x10 arkanoid breakout brick* bricks tetra* polyomino blocku* woodoku neontris', 'blocks', { unless: 'train trophy trophies' }),
] // oxfmt-ignore

const CREATURES = [
  rule('unicorn* pony ponies horse* pferd* caballo* derby-horse', 'horse'),
  rule('kitten* kitty kitties cat cats meow katze* gato* chat-noir neko catch-the-cat popcats', 'cat'),
  rule('lion lions tiger* giraffe* elephant* hippo* rhino* zoo zoos safari* savannah zebra* cheetah', 'zoo', { unless: 'tank tanks' }),
  rule('frog frogs frogie toad', 'frog'),
  rule('emoji* smile smiley* smiles', 'emoji', { unless: 'dress-up girls' }),
  rule('dog dogs doge puppy puppies hund* perro* chien* corgi labrador pug wolf wolves fox foxes', 'dog'),
  rule('paw paws', 'dog', { unless: 'cat cats kitten*' }),
  rule('spider* tarantula', 'spider'),
  rule('monkey* ape gorilla* chimp* kong ape apes affe*', 'monkey'),
  rule('bear bears panda* teddy grizzly koala* bären oso hamster* squirrel* beaver* capybara*', 'bear'),
  rule('bunny bunnies rabbit* hare hase conejo', 'bunny'),
  rule('egg eggs eggventure eggsecutioner', 'bunny', { when: 'easter bunny rabbit' }),
  rule('egg eggs eggventure eggsecutioner', 'bird', { unless: 'dino* dragon* easter bunny' }),
  rule('starfish* fish fishes fishy fishing fisher* shark* aqua* mermaid* whale* dolphin* octopus clownfish angler fisch* pez peixe poisson sea-life sealife kraken diver divers scuba undine crab* jellyfish', 'fish'),
  rule('bird birds birdie duck* chick* flamingo owl owls penguin* parrot* chicken* rooster goose geese crow eagle* vogel vögel pajaro* swan pigeon turkey', 'bird'),
  rule('dino dinos dinosaur* dragon* wyrm jurassic rex t-rex raptor drachen dragones crocodile* croc alligator lizard', 'dino'),
  rule('snake* anaconda* worm worms python slither* schlange* serpiente cobra', 'snake'),
  rule('robot* robo mech mechs mecha cyborg android* droid transformer* roboter chogokin zombotron*', 'robot'),
  rule('butterfly butterflies bee bees insect* bug bugs ant ants ladybug ladybird wasp wasps caterpillar mosquito* schmetterling* mariposa* fly-swatter beetle moth snail* dragonfly beehive* beekeeper* hexbee honey', 'insect'),
  rule('bull bulls toro toros buffalo* bison pamplona matador* bullfight* rodeo', 'bull', { unless: 'dart* darts dog dogs bubble*' }),
  rule('cow cows sheep* pig pigs piggy piglet pork goat lamb llama', 'farm'),
  rule('barn farm farmer farmers farming farms farmville bauernhof ferme granja livestock ranch', 'farm farmGarden'),
  rule('animal animals tier tiere animales wildlife', 'animals farm zoo bear', { unless: 'tank tanks' }),
  rule('zoobie*', 'zoo animals bear'),
  rule('turtle*', 'frog'),
  rule('slime*', 'monster'),
  rule('mouse mice rat rats hedgehog mole moles', 'bear'),
  rule('mummy mummies zombi zombie* zombies undead walking-dead zoombie pixzombie*', 'zombie'),
  rule('bat bats', 'halloween', { unless: 'sports baseball cricket ball balls tennis' }),
  rule('pumpkin* witch* jack-o hexen', 'halloween'),
  rule('ghost* haunt* phantom* vampire* skeleton* skull skulls horror granny scary nightmare creepy evil drac dracul* banban poltergeist siren-head geister* ghoul backrooms slenderman dracula* cemetery graveyard', 'ghost'),
  rule('santa* elf reindeer gingerbread', 'christmas'),
  rule('sprunki*', 'monster', { unless: 'color* colour* dress* makeup' }),
  rule('monster* skibidi* alien* toilet* toilets impostor* imposter* among grimace* huggy* huggie wuggy labubu* beast* mutant* goblin* orc orcs ogre troll trolls trollface* yeti sahur tung brainrot* creature* demon* virus kaiju godzilla poppy cameraman speakerman monstru* gremlin* blob*', 'monster'),
] // oxfmt-ignore

const PEOPLE = [
  rule('squid squidgame*', 'squid'),
  rule('ninja* samurai* shuriken kungfu kung-fu karate shinobi', 'ninja'),
  rule('pirate* pirat* corsair caribbean', 'pirate'),
  rule('viking*', 'knight'),
  rule('stickman* stick-man stickmen stickmans strichmännchen ragdoll* stick', 'stickman'),
  rule('telekinesis telekinetic psychic', 'wizard'),
  rule('wizard* mage magician* sorcer* warlock alchem* zauberer* potion* spell-caster merlin witchcraft', 'wizard'),
  rule('nail nails manicure', 'makeup', { when: 'girls girl beauty makeover manicure fashion makeup dress-up Girls' }),
  rule('hair hairs haircut hairstyle* hairdresser* barber* friseur* braid*', 'hair'),
  rule('makeup make-up makeover* lipstick skincare cosmetic* schmink* maquilla* dentist-spa', 'makeup'),
  rule('beauty spa salon facial', 'makeup', { unless: 'pet pets dog cat puppy kitten animal' }),
  rule('dress* fashion* outfit* wedding* bride* doll dolls barbie barbee barbie* stylish stylist shopping shopaholic prom boutique runway clothes clothing tailor wardrobe diva influencer* blogger* selfie* skirt* shoe shoes sneaker* heel heels boots outfits', 'fashion'),
  rule('design designer avatar* style', 'fashion', { when: 'dress-up girls girl Girls fashion dress makeup' }),
  rule('princess* prinzessin* queen* fairy fairies princesa* princesse* prince crown* cinderella mermaid-princess', 'princess', { unless: 'card racing mahjong tower-defense strategy' }),
  rule('baby babies', 'baby', { unless: 'bird birds duck* chick* cat kitten* dog puppy panda* dragon* dino* shark* fish elephant* bear monkey* unicorn* fox animal' }),
  rule('toddler* babysit* daycare bebe newborn mommy pregnant', 'baby'),
  rule('doctor* hospital* surgery surgeon* dentist* nurse* clinic* ambulance medic medical injection arzt veterinar* vet emergency', 'doctor'),
  rule('pizza* pizzeria', 'pizza'),
  rule('cake* cupcake* muffin* bake* bakery bakes bakeria dessert* donut* doughnut* cookie* chocolate* choco* sweet* candy* candies lollipop* sugar* gummy macaron* waffle* pancake* popcorn kuchen torta* süß* bonbon* dulce* cream icing jellybean* cheesecake* eclair* pastr* tart tarts pie pies pudding', 'cake'),
  rule('cook cooks cooking cooked chef* food* coffee burger* sushi* yummy kochen cocina tea s-cooking noodle* ramen bbq grill roast sandwich* taco* soup breakfast meal chili drinks loaf bread biryani toast cheese cheeses parmesan', 'cooking'),
  rule('papa papas', 'cooking', { unless: 'freezeria scooperia bakeria pancakeria donuteria cupcakeria pizzeria' }),
  rule('milk*', 'cooking', { when: 'food cooking clicker drink restaurant' }),
  rule('milk*', 'farm'),
  rule('fruit* berry berries apple* banana* melon* watermelon* orange* lemon* strawberr* cherry cherries obst frutas tomato* pineapple coconut* grape* mango suika juicy', 'fruit'),
  rule('vegan* veggie* vegetable* carrot*', 'farmGarden'),
  rule('flower* rose roses bloom* petal* blossom* lotus tulip* blume* flor flores bouquet daisy', 'flower'),
  rule('spring', 'flower', { unless: 'jump* mini platformer bounc*' }),
  rule('lily lilies', 'flower', { unless: 'girls Girls dress-up little' }),
  rule('mushroom*', 'tree'),
  rule('streamer* youtuber* vlogger* tiktok* tiktoker* instagram* insta influencer*', 'fashion', { when: 'dress-up fashion makeup makeover girls Girls' }),
  rule('lovely', 'heart', { unless: 'dress-up fashion makeover' }),
  rule('love lover* lovestory valentine* kiss* heart* cupid romance romantic crush-love liebe amor', 'heart'),
  rule('kid kids kinder children toddlers school* kindergarten classroom', 'baby', { when: 'baby' }),
] // oxfmt-ignore

const VEHICLES = [
  rule('motocross mx superbike* moto motor* motorcycle* biker* bike bikes bmx dirtbike scooter* vespa cycle* bicycle* unicycle* motorrad trial-bike wheelie atv quad', 'motorbike'),
  rule('truck* lorry tractor* excavat* bulldozer garbage-truck trucker construction cargo transport transporter transportation trailer* lkw loader bus buses autobus crane*', 'truck', { unless: 'card' }),
  rule('digger*', 'truck', { when: 'truck trucks construction driving simulation excavator' }),
  rule('dig digging digger* shovel* pickaxe* diggy', 'treasure'),
  rule('train railway* rail rails subway* metro tram locomotive zug trein tren choo', 'train', { unless: 'brain math' }),
  rule('boat* ship ships shipping sail sailing sailor* yacht* submarine* ferry titanic harbor harbour cruise jet-ski kayak naval navy', 'boat'),
  rule('plane airplane* aeroplane* flight* pilot* airport* aircraft* helicopter* fighter-jet drone* glider flugzeug* avion* airline* copter parachut* heli boeing aerobatic*', 'plane'),
  rule('tank tanks panzer* tanque*', 'tank'),
  rule('moon moons', 'star', { when: 'mahjong mahjong-solitaire mahjong-connect solitaire card match-3 jigsaw', unless: 'space* rocket* lander planet* alien*' }),
  rule('ufo* saucer space* galax* galactic* rocket* cosmic cosmos comet* starship* astro* invader* planet* moon mars orbit* nasa interstellar martian martians satellit* weltraum espacio universe lunar earth-defen* supernova stellar orion', 'rocket', { unless: 'dress-up fashion' }),
  rule('formula* kart* karting f1 nascar grand-prix', 'racing'),
  rule('cart carts', 'racing', { when: 'racing kart' }),
  rule('tuk rickshaw taxi police-car limo ambulance-car car cars auto autos coche* carro carros voiture* supercar* offroader jeep buggy crash-car uber automobile lamborghini suv atv auto-service roof-car', 'car', { unless: 'card bubble' }),
  rule('skateboard* skate skater* skates skating surf surfer surfing', 'skateboard'),
  rule('ski skiing slalom snowboard* sledge sled', 'christmas'),
] // oxfmt-ignore

const SPORTS = [
  rule('basketball* basket hoop hoops dunk* nba baloncesto slam', 'basketball'),
  rule('bowling bowl* kegel*', 'bowling'),
  rule('golf* putt* minigolf', 'golf'),
  rule('billiard* billard* pool* snooker 8ball 8-ball 9-ball', 'pool'),
  rule('soccer* football* fifa goal goalkeeper goalie kick* worldcup champions-league striker freekick free-kick rugby', 'soccer'),
  rule('hockey* puck curling', 'hockey'),
  rule('tennis* badminton* ping-pong pingpong table-tennis pong volleyball* volley baseball* cricket* squash racket tischtennis', 'tennis'),
  rule('boxer* boxing boxen mma ufc wrestl* knockout punch* kickbox* boxeo sumo', 'boxing', { when: 'boxing sports fighting wrestling punch fight' }),
  rule('boxing boxer* punch* wrestl* mma sumo', 'boxing'),
  rule('bow', 'fashion', { when: 'dress-up fashion girls makeover Girls' }),
  rule('archer* archery bow bows arrow* bogenschießen', 'archery'),
  rule('sniper* dart darts target* gun guns gunner bullet* rifle* pistol* revolver* shotgun* bazooka* weapon* cowboy* western wild-west sheriff bomb bomber* bombs grenade* tnt turret* cannon*', 'target', { unless: 'bubble-shooter bubble hidden-object knives knife' }),
] // oxfmt-ignore

export const TITLE_RULES: readonly MotifRule[] = [
  ...PARTICULAR,
  ...KINDS,
  ...CREATURES,
  ...PEOPLE,
  ...VEHICLES,
  ...SPORTS,
  ...THINGS,
  ...SEASONS,
  ...DEEDS,
  ...WEAK_DEEDS,
]

/** From here to the first thing, words name what a game is about; seasons dress it up; from the first deed on they only say what is done. */
export const FIRST_SUBJECT = PARTICULAR.length + KINDS.length
export const FIRST_WEAK = TITLE_RULES.length - WEAK_DEEDS.length
export const FIRST_DEED = FIRST_WEAK - DEEDS.length
export const FIRST_SEASON = FIRST_DEED - SEASONS.length
export const FIRST_THING = FIRST_SEASON - THINGS.length
export const FIRST_SPORT = FIRST_THING - SPORTS.length

/** What may stand for a motif where too many of its own drawings are near already. */
export const KIN_MOTIFS: Readonly<Record<string, string>> = {
  racing: 'car',
  quiz: 'idea',
  match: 'gems',
  squid: 'runner',
}
