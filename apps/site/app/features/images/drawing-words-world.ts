/** Particular drawings of people and their clothes, of food, plants, seasons and treasures. How conditions are written: see drawing-words.ts. */
const CHRISTMAS = '~ christmas xmas santa* weihnacht* navidad noel natal advent holiday* december gift* elf'
const MINE = 'mine miner* mining mines pickaxe* ~ dig digging digger* diggy shovel*'
const MONEY =
  'bitcoin* crypto* ~ money coin* bank* cash rich tycoon business idle billion* beggar* millionaire* billionaire* trader* gold thief thieves robber* robbery heist fortune jackpot loot'
const EGYPT = 'pyramid* egypt* pharaoh* cleopatra* giza'
const SWEETS = 'candy candies candyland sweet* sugar* gummy bonbon* jelly*'
const DONUTS = 'donut* doughnut*'
const ICE_CREAM = 'ice-cream icecream cream gelato* eis scooperia freezeria'
const CAKES = 'cheesecake* ~ cake* birthday bakery bake* bakeria dessert* torta kuchen'
const SNOW = '~ snow* winter ice icy frozen ski* slalom avalanche glacier'
const SKI = 'ski skiing slalom snowboard* downhill'
const CUP = 'tea coffee juice* drinks lemonade milk*'
const THIEVES = 'thief thieves robber* robbery heist burglar*'
const NEON = 'geometr*'

export const WORLD_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  platformer: {
    spring: 'spring springs ~ hop hopper bounc* boing*',
    clouds: '~ jump* fly* sky cloud* up',
    // They stand beside another drawing only.
    ledges: 'ledge-marks',
    blocks: 'ball balls ~ *',
    neonCube: NEON,
    neonArrow: 'geometry-arrow',
    neonJump: NEON,
    neonSteps: NEON,
    neonGunner: 'geometry-gunner',
  },
  window: {
    watcher: 'man stranger* neighbor* neighbour* horror scary creepy night ~ chilling sinister',
    jumper: 'jump* guy flip* fly*',
    open: '~ house home view* garden spring clean* cozy decor* casual puzzle',
  },
  knight: {
    hero: 'hero heroes super* league ! knight* sword* dungeon* medieval kingdom* tower* rpg quest',
    mask: 'superhero* super-hero super-heroes league',
    viking: 'viking* norse',
    helmet:
      '~ knight* medieval ritter paladin* crusad* kingdom* sir dungeon* rpg gladiator* spartan* gladiators',
    guard:
      '~ knight* medieval ritter paladin* crusad* kingdom* sir dungeon* rpg gladiator* spartan* gladiators',
  },
  sword: {
    halves: 'slice* slash* slasher* cut cuts cutter cutting chop* sliced',
    axe: 'axe axes viking* lumber*',
    katana: 'katana* samurai ninja* blade*',
    hammer: 'hammer*',
    javelin: 'javelin* spear*',
    scythe: 'scythe*',
    anvil: 'forge* smith* blacksmith* jacksmith',
    banner: '~ battle* war wars clash',
    knife: 'knife* knive* blade* murder* assassin* stab* throw',
  },
  pirate: { parrot: 'parrot*' },
  wizard: {
    mage: 'mage cratemage ~ *',
    rune: 'rune runes',
    witch: 'witch* hexe*',
    lamp: 'lamp aladdin genie',
    potion: '~ potion* alchem* zauber* elemental* magic* ! wizard wizards',
  },
  fashion: {
    monsterGirl: 'monster* vampire* demon* draculaura zombie* creepy',
    gamerGirl: 'gamer* gaming cosplay',
    dress: 'wedding* bride* ~ *',
    dressForm: 'wedding* bride* ~ *',
    doll: 'doll dolls barbie barbee dollhouse',
    sunHat: 'hat hats summer beach',
    selfie:
      'streamer* youtuber* vlogger* tiktok* insta* influencer* selfie* blogger* ~ celebrity social viral superstar',
    sunglasses: '~ summer sun* beach influencer* celebrity superstar',
    skirt: 'skirt*',
    shoe: 'shoe* sneaker* heel heels boots ~ urban street runway catwalk',
    handbag: 'handbag* purse* ~ *',
  },
  hair: { longHair: 'girl* ~ *' },
  makeup: { nails: 'nail nails manicure', polish: 'nail nails manicure', eye: '~ eye* lash* makeup make-up' },
  cooking: {
    cheese: 'cheese* parmesan',
    pastaPlate: 'pastaria pasta spaghetti lasagne macaroni',
    noodleBowl: 'noodle* ramen soup* pot bowl',
    burger: 'burger* fast-food fastfood hamburger burgeria',
    sushi: 'sushi* japan*',
    cup: CUP,
    hotDog: 'hot-dog hotdog doggeria',
    taco: 'taco*',
    sandwich: 'sandwich*',
    bread: 'bread loaf toast*',
    drumstick: 'thanksgiving bbq roast grill ~ wingeria chicken meat',
    grill: 'bbq grill roast barbecue barbeque steak',
    cloche: '~ restaurant* diner hotel waiter* serv* dinner',
  },
  cake: {
    iceCream: ICE_CREAM,
    donut: DONUTS,
    donuts: DONUTS,
    donutFace: DONUTS,
    popsicle: ICE_CREAM,
    candy: SWEETS,
    lollipop: `lollipop* ${SWEETS}`,
    twoCandies: SWEETS,
    jellyBeans: `jellybean* jelly-bean* ${SWEETS}`,
    candyCane: 'candy-cane ~ christmas xmas',
    candyOnRope: 'cut-the',
    gumBear: 'jellybear* gummy*',
    cookie: 'cookie* biscuit* macaron*',
    chocolate: 'choco*',
    popcorn: 'popcorn',
    layers: CAKES,
    pancakes: 'pancake* waffle*',
    pie: 'pie pies tart tarts ~ bakery bake* bakeria dessert*',
    eclair: 'eclair eclairs',
    croissant: 'croissant* ~ bakery bake* bakeria',
  },
  fruit: {
    strawberry: 'strawberr* berry berries ~ *',
    cherries: 'cherry cherries ~ *',
    apple: '~ apple* fruit* obst frutas juicy ! berries berry',
    banana: 'banana* ~ fruit* obst frutas juicy monkey',
    watermelon: '~ watermelon* melon* suika fruit* juicy',
    slicedMelon: 'watermelon* melon* suika chop slice* slash* cut',
    orange: '~ orange* lemon* fruit* juicy',
  },
  tree: {
    jungleLeaf: 'jungle* rainforest ~ tropic* leaf leaves rainforest',
    bamboo: 'bamboo',
    vines: 'jungle* rainforest vine vines',
    mushroom: 'mushroom*',
    palm: 'jungle* palm* ~ island beach tropic*',
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
    tree: `christmas-tree xmas-tree ${CHRISTMAS}`,
    santa: 'santa* ~ noel claus',
    sack: 'santa* ~ gift* present*',
    gift: CHRISTMAS,
    stocking: CHRISTMAS,
    bauble: `new-year new-years ${CHRISTMAS}`,
    snowball: 'snowball* snow-ball snow-balls',
    skis: SKI,
    snowflake: 'snowflake* ~ *',
    iceCube: 'ice icy ~ frozen freeze',
    mitten: '~ winter snow* christmas xmas advent',
    sledge: `${CHRISTMAS} sledge* sled*`,
    snowman: `snowman* ${CHRISTMAS} ${SNOW.slice(2)}`,
    winterHat: '~ winter snow* christmas xmas frozen',
  },
  doctor: {
    ambulance: 'ambulance* first-aid emergency paramedic*',
    tooth: 'dent* tooth teeth zahn*',
    syringe: 'inject* vaccin* ~ surgery',
  },
  baby: { pram: '~ baby babies mother mommy' },
  treasure: {
    chest: '~ * ! millionaire* billionaire* trader* tycoon bank*',
    pyramid: EGYPT,
    sphinx: 'egypt* pharaoh* cleopatra* sphinx giza',
    steppedPyramid: 'maya* aztec* inca montezuma*',
    pagoda: 'temple* pagoda*',
    idol: 'totem* tiki tomb* idol*',
    map: '~ map maps treasure* island* hunt* quest*',
    goldBag: MONEY,
    coins: `coin coins ${MONEY}`,
    piggyBank: '~ money cash rich saving* bank* idle business tycoon billion* coin*',
    bars: '~ gold golden bank* rich money',
    thief: THIEVES,
    pickaxe: MINE,
    cart: MINE,
    shovel: 'dig digging diggy shovel* ~ digger*',
  },
}
