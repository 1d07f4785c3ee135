/** Particular drawings of vehicles, creatures, people and their things. How conditions are written: see drawing-words.ts. */
const CHRISTMAS = '~ christmas xmas santa* weihnacht* navidad noel natal advent holiday* december gift* elf'
const RACE_CARS =
  '~ car cars driving drift* formula f1 grand-prix rally nascar turbo nitro speed* traffic* drag'
const BUS = 'bus buses coach busparking schoolbus'
const LORRY = '~ truck* cargo transport* lorry trailer* lkw'
const MONSTER_TRUCK = 'monster-truck monstertruck'
const CRANE = 'crane* ~ construct* build*'
const STUNTS = 'stunt* ramp* ~ jump* flip'
const MINE = 'mine miner* mining mines dig digging digger* diggy pickaxe* shovel*'
const MONEY =
  '~ money coin* bank* cash rich tycoon business idle billion* beggar* gold thief thieves robber* robbery heist fortune jackpot loot'
const EGYPT = 'pyramid* egypt* pharaoh* cleopatra*'
const SWEETS = 'candy candies candyland sweet* lollipop* sugar* gummy bonbon* jelly*'
const DONUTS = 'donut* doughnut*'
const ICE_CREAM = 'ice-cream icecream cream gelato* eis scooperia freezeria'
const CAKES = '~ cake* birthday bakery bake* bakeria dessert* pastr* torta kuchen'
const EASTER = 'egg eggs eggventure ~ easter ostern pascua'
const BUNNY = '~ easter bunny bunnies rabbit* hare hase ostern conejo pascua'
const SNOW = '~ snow* winter ice icy frozen ski* slalom avalanche glacier'
const SKI = 'ski skiing slalom snowboard* downhill'
const FISHING = 'fishing fisher* angler angling hook'
const CUP = 'tea coffee juice* drinks lemonade milk*'
const THIEVES = 'thief thieves robber* robbery heist burglar*'
const TOILETS = 'toilet* skibidi'
const SHOTS = 'sniper* aim* shoot* shooter* shooting gun guns fps target* war rifle* weapon*'
const FLYING = 'fly flying air aero* wings hover*'

export const WORLD_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  car: {
    gasPump: 'gas fuel petrol',
    trafficLight: 'traffic-light traffic-lights traffic-control',
    police: 'police* cop cops swat',
    taxi: 'taxi* cab uber',
    parking: '~ park parking parken estacionar',
    parkingLot: '~ park parking parken estacionar',
    van: 'van vans delivery camp* caravan*',
    pickup: '~ pickup* truck* offroad off-road 4x4 farm* cargo driving jeep suv',
    offRoader:
      '~ offroad off-road offroader 4x4 jeep hill* suv* prado buggy* mountain* climb* uphill* downhill*',
    flying: FLYING,
    ramp: STUNTS,
    rampFlip: STUNTS,
  },
  truck: {
    bus: BUS,
    busFront: BUS,
    minibus: BUS,
    busStop: BUS,
    doubleDecker: BUS,
    tractor: 'tractor* traktor* farm* harvest*',
    digger: 'excavat* digger* dig ~ construct* build* mining',
    crane: CRANE,
    craneHook: CRANE,
    dozer: 'bulldoz* dozer* ~ construct* build* mining dig*',
    lifter: 'forklift* warehouse',
    fireEngine: 'fire* rescue* feuerwehr',
    monsterTruck: MONSTER_TRUCK,
    monsterTruckFront: MONSTER_TRUCK,
    logs: LORRY,
    boxTruck: LORRY,
    crates: LORRY,
    fromAbove: LORRY,
    lorry: LORRY,
    tanker: LORRY,
    dumper: `${LORRY} garbage trash construction`,
    cab: LORRY,
  },
  motorbike: {
    bicycle: 'bicycle* bmx cycle* unicycle fahrrad bici*',
    scooter: 'scooter* vespa moped delivery',
    policeBike: 'police* cop cops',
  },
  racing: {
    kart: 'kart* karting go-kart cart',
    formula: RACE_CARS,
    above: RACE_CARS,
    drift: RACE_CARS,
  },
  plane: {
    kite: 'kite kites',
    paper: 'paper* paperly',
    balloon: 'balloon*',
    helicopter: 'helicopter* copter* heli',
    jet: '~ jet jets fight* war* strike force aircombat boeing airport* airline* flight* airplane*',
  },
  boat: {
    sail: '~ sail* yacht* wind boat* river ark*',
    steamer: '~ ship* titanic cruise cargo harbour harbor port ferry sea transport*',
    speedboat: '~ speed* jet* race* racing power* drive* boat* rush driving',
    warship: 'battleship* battleships battle navy naval war sea-battle missile ships cannon',
    submarine: 'submarine* u-boot underwater',
    rowing: 'row* canoe* kayak* raft*',
  },
  target: {
    stall: 'gallery stall carnival bottle* duck*',
    cannon: 'cannon* artillery',
    turret: 'turret* gunner* tower-defense',
    slingshot: 'slingshot* sling* knock*',
    dartboard: 'dart darts',
    bomb: 'bomb* grenade* tnt dynamite',
    scope: `~ ${SHOTS}`,
    crosshair: `~ ${SHOTS}`,
    lensView: `~ ${SHOTS}`,
    poppedTargets: `~ ${SHOTS}`,
    medalTarget: `~ ${SHOTS}`,
    blaster: `~ ${SHOTS} agent*`,
    target: `~ ${SHOTS}`,
    shells: `~ bullet* ${SHOTS}`,
    shotShells: 'buckshot shotgun*',
    revolver: 'buckshot cowboy* western west sheriff revolver* roulette',
  },
  bird: {
    owl: 'owl owls',
    parrot: 'parrot*',
    penguin: 'penguin*',
    duck: 'duck*',
    goose: 'goose geese swan*',
    toucan: 'toucan*',
    angry: 'angry mad',
    hatched: 'chick* hen',
    egg: 'egg eggs eggventure eggsecutioner',
  },
  fish: {
    shark: 'shark* jaws',
    octopus: 'octopus* kraken* squid*',
    whale: 'whale* dolphin*',
    crab: 'crab*',
    jellyfish: 'jelly*',
    seahorse: 'seahorse*',
    hook: FISHING,
    rod: FISHING,
    mermaid: 'mermaid* undine',
    diver: 'dive* diver* diving scuba',
  },
  frog: { turtle: 'turtle*' },
  zoo: {
    hippo: 'hippo*',
    tiger: 'tiger*',
    lion: '~ lion lions zoo* safari* animal* savannah wildlife king',
    elephant: '~ elephant* zoo* safari* animal* savannah wildlife',
    giraffe: '~ giraffe* zoo* safari* animal* savannah wildlife',
  },
  monster: {
    slime: 'slime* goo* jelly* blob*',
    angry: 'angry fury rage mad',
    virus: 'virus* corona* germ*',
    toilet: `~ ${TOILETS}`,
    toiletPeek: `~ ${TOILETS}`,
    cameraHead: '~ cameraman camera* camer speakerman skibidi',
    logMan: '~ tung sahur brainrot*',
    crewmate: '~ impostor* imposter* among amongus crew',
    longArms: '~ huggy huggie huggys wuggy wuggie poppy',
  },
  zombie: { brain: 'brain*', bandaged: 'mummy* mummies' },
  ghost: {
    house: '~ house mansion haunt* horror backrooms scary granny',
    vampire: 'vampire* dracula*',
    skull: '~ skeleton* skull* death dead horror cemetery graveyard evil demon',
  },
  dog: { fox: 'fox foxes', wolf: 'wolf wolves' },
  bear: {
    panda: 'panda* bamboo',
    koala: 'koala*',
    teddy: 'teddy* toy* plush*',
    mouse: 'mouse mice rat rats parmesan cheese',
    mole: 'mole moles',
    hamster: 'hamster* squirrel* beaver* capybara* hedgehog',
    face: '~ bear bears grizzly animal* tier* wildlife',
  },
  horse: { unicorn: 'unicorn* pony ponies magic', horseshoe: 'horseshoe* hufeisen' },
  snake: { worm: 'worm worms' },
  dino: { dragon: 'dragon* drachen dragones wyrm', egg: 'egg*' },
  robot: {
    drone: 'drone*',
    dog: 'dog dogs pet',
    giant: '~ giant mech* transform* super battle* war fight* chogokin terminator',
  },
  insect: {
    bee: 'bee bees beehive* hexbee honey',
    snail: 'snail*',
    butterfly: 'butterfly butterflies wings',
    ladybird: '~ ladybird* ladybug* beetle* bug bugs insect*',
  },
  stickman: {
    swing: 'rope* ropeman swing* hook* spider*',
    cape: 'hero* super* rope* ropeman',
    fight: '~ fight* battle* war* brawl* punch* kick*',
    wave: '~ party escape* prison* funny ragdoll* game*',
    archer: 'arch* bow arrow*',
  },
  knight: {
    hero: 'hero heroes super* league',
    mask: 'hero heroes super* league',
    viking: 'viking* norse',
    helmet:
      '~ knight* medieval ritter paladin* crusad* kingdom* sir dungeon* rpg gladiator* spartan* gladiators',
    guard:
      '~ knight* medieval ritter paladin* crusad* kingdom* sir dungeon* rpg gladiator* spartan* gladiators',
  },
  sword: {
    axe: 'axe axes viking* lumber*',
    katana: 'katana* samurai ninja* blade* slice* slash* cut',
    hammer: 'hammer*',
    anvil: 'forge* smith* blacksmith* jacksmith',
    knife: 'knife* knive* blade*',
  },
  pirate: { parrot: 'parrot*' },
  wizard: {
    rune: 'rune runes',
    witch: 'witch* hexe*',
    potion: '~ potion* alchem* zauber* elemental* magic*',
  },
  fashion: {
    sunHat: 'hat hats summer beach',
    sunglasses: '~ summer sun* beach holiday* influencer* celebrity superstar',
    skirt: 'skirt*',
    shoe: 'shoe* sneaker* heel heels boots ~ fashion dress-up girls',
    handbag: '~ fashion dress-up girls shopping bag* purse*',
  },
  makeup: { nails: 'nail nails manicure', polish: 'nail nails manicure', eye: '~ eye* lash* makeup make-up' },
  cooking: {
    noodleBowl: 'pastaria pasta spaghetti noodle* ramen soup* pot bowl',
    burger: 'burger* fast-food fastfood hamburger burgeria',
    sushi: 'sushi* japan*',
    cup: CUP,
    hotDog: 'hot-dog hotdog doggeria',
    taco: 'taco*',
    sandwich: 'sandwich*',
    bread: 'bread loaf toast*',
    drumstick: '~ wingeria bbq roast grill chicken meat',
  },
  cake: {
    iceCream: ICE_CREAM,
    donut: DONUTS,
    donuts: DONUTS,
    donutFace: DONUTS,
    popsicle: ICE_CREAM,
    candy: SWEETS,
    lollipop: SWEETS,
    twoCandies: SWEETS,
    jellyBeans: SWEETS,
    candyCane: '~ christmas xmas candy-cane',
    candyOnRope: 'cut-the',
    gumBear: SWEETS,
    cookie: 'cookie* biscuit* macaron*',
    chocolate: 'choco*',
    popcorn: 'popcorn',
    layers: CAKES,
  },
  fruit: {
    apple: '~ apple* fruit* obst frutas juicy berr*',
    banana: 'banana* ~ fruit* obst frutas juicy monkey',
    watermelon: '~ watermelon* melon* suika fruit* juicy',
    slicedMelon: 'watermelon* melon* suika',
    orange: '~ orange* lemon* fruit* juicy',
  },
  tree: {
    mushroom: 'mushroom*',
    palm: '~ palm* jungle island beach tropic*',
    log: 'wood* lumber* timber* log*',
    pines: '~ forest wald nature camp* pine* tree*',
  },
  flower: {
    clover: 'clover* shamrock',
    tulip: '~ tulip* flower* spring bloom* garden',
    rose: '~ rose roses flower* love',
    sunflower: '~ sun* flower*',
    pot: '~ pot flower* garden plant*',
  },
  christmas: {
    tree: CHRISTMAS,
    santa: '~ santa* noel claus',
    sack: '~ santa* gift* present*',
    gift: CHRISTMAS,
    stocking: CHRISTMAS,
    bauble: CHRISTMAS,
    skis: SKI,
    iceCube: '~ ice icy frozen freeze',
    sledge: `${CHRISTMAS} sledge* sled*`,
    snowman: `${CHRISTMAS} ${SNOW.slice(2)}`,
    winterHat: '~ winter snow* christmas xmas frozen',
  },
  bunny: { easterEgg: EASTER, basket: EASTER, face: BUNNY, hopping: BUNNY, carrot: 'carrot*', hat: BUNNY },
  doctor: { tooth: 'dent* tooth teeth zahn*', syringe: '~ inject* surgery doctor* hospital*' },
  baby: { pram: '~ baby babies mother mommy' },
  tank: { soldierHelmet: '~ soldier* army war* military commando combat battalion* commander' },
  treasure: {
    pyramid: EGYPT,
    sphinx: EGYPT,
    idol: 'totem* tiki temple* aztec* maya* inca tomb* idol* montezuma',
    map: '~ map maps treasure* island* hunt* quest*',
    goldBag: MONEY,
    coins: MONEY,
    piggyBank: MONEY,
    bars: '~ gold golden bank* rich money',
    thief: `~ ${THIEVES}`,
    pickaxe: MINE,
    cart: MINE,
    shovel: 'dig digging digger* diggy shovel*',
  },
}
