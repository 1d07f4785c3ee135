/** Particular drawings of things, places and weather. How conditions are written: see drawing-words.ts. */
const FARM = 'farm* barn animal* ranch* tier*'
const PRINCESS = 'princess* queen* prinzessin* princesa* cinderella lady girl*'

export const THING_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  farm: {
    hen: `chicken* hen hens ~ ${FARM}`,
    pig: `pig pigs piggy piglet* pork ~ ${FARM}`,
    sheep: `sheep* lamb lambs ~ ${FARM}`,
  },
  farmGarden: {
    mower: 'lawn* mower* mow grass',
    barn: '~ farm* barn ranch* harvest',
    wheat: '~ farm* ranch* harvest crop crops hay wheat',
    carrot: 'carrot* vegetable* veggie* ~ farm* harvest',
  },
  party: { fireworks: 'firework* new-year new-years ~ *' },
  beach: {
    sun: 'sun suns sunny ~ *',
    pool: 'pool pools swimming-pool pool-party',
    swimmer: 'swim swimming swimmer*',
    waterSlide: 'waterslide water-slide waterpark aquapark uphill-rush ~ slide',
  },
  fire: {
    fireAndWater: 'fireboy watergirl fire-and-water',
    flame: '~ fire* flame* inferno lava',
    campfire: '~ fire* camp*',
  },
  water: { bigWave: 'wave waves tsunami*', fall: '~ waterfall* river' },
  weather: {
    rainbow: 'rainbow*',
    rainCloud: 'rain rainy ~ weather cloud*',
    thunder: 'storm thunder* ~ weather',
  },
  island: { moai: 'easter-island moai' },
  school: { bag: '~ *' },
  globe: { suitcase: '~ travel* tourist* suitcase trip' },
  hole: { swirl: 'black-hole black' },
  glass: {
    mug: '~ cup cups mug',
    threeCups: 'three-cups two-cups cups-game shell-game shell-challenge',
    shattered: 'crash* smash* break* broken shatter* boom',
    happy: '~ glass glasses fill happy water',
    straw: '~ glass glasses drink* juice*',
  },
  tools: {
    factory: 'factory factories industr*',
    press: 'press hydraulic*',
    hammerAndNail: '~ hammer nail nails build* construct* workshop tool* repair* fix*',
  },
  cleaning: {
    broom: 'broom* ~ *',
    vacuum: 'vacuum* hoover*',
    washer: 'laundry wash* washing',
    clothesLine: 'laundry clothes*',
    bin: 'bin trash garbage junk* recycl*',
  },
  podium: { ballot: '~ politic* election* vote* dictator*' },
  shapes: {
    trio: 'forms form shapes ~ *',
    nested: 'forms form shapes ~ *',
    spinningTop: '~ casual skill arcade retro action kids spin*',
  },
  princess: {
    fairy: 'fairy fairies',
    portrait: `~ ${PRINCESS}`,
    wand: `~ ${PRINCESS}`,
    tower: `~ ${PRINCESS}`,
    king: '~ king* royal* throne',
    throne: '~ king* royal* throne queen*',
  },
  mountain: { cave: 'cave caves cavern* grotto' },
  boxing: {
    sumo: 'sumo*',
    bell: 'bell gong',
    fist: '~ fight* fighter* punch* slap brawl* beat street',
  },
  office: {
    laptop: '~ hack* computer* pc laptop* network* windows internet youtuber* streamer*',
    briefcase: '~ office* boss job* company manager career employee startup',
    desk: '~ office* boss job* company manager career employee startup cashier',
  },
  action: { twoArrows: 'direction directions ~ *' },
  journey: { tent: 'camp* tent* surviv* ~ *' },
  music: {
    bell: 'bell bells',
    keys: 'piano* keyboard*',
    headphones: 'headphone* ~ radio karaoke dj mahjong song* rhythm* beat*',
    discoBall: 'dance* dancing dancer* disco* ~ dj party',
    dancer: 'dance* dancing dancer*',
  },
  clock: { hourglass: '~ time timer sand hourglass' },
  soldier: { musketeer: 'musket*' },
  phone: { toy: '~ kid kids toy toys baby babies child*' },
  shop: { register: 'cash-register cashier* register ~ *' },
  emoji: { poop: 'poo poop pooh poopy shit' },
}
