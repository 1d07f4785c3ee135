/** Particular drawings of vehicles, weapons and targets. How conditions are written: see drawing-words.ts. */
const RACE_CARS =
  '~ car cars driving drift* formula f1 grand-prix rally nascar turbo nitro speed* traffic* drag'
const PARKING = '~ park parking parken estacionar'
const BUS = 'bus buses coach busparking schoolbus'
const LORRY = '~ truck* cargo transport* lorry trailer* lkw'
const MONSTER_TRUCK = 'monster-truck monstertruck'
const CRANE = 'crane* ~ construct* build*'
const STUNTS = 'stunt* ramp* ~ jump* flip'
const SHOTS = 'sniper* aim* shoot* shooter* shooting gun guns fps target* war rifle* weapon*'
const GUNS = 'gun guns'
const AIMS = 'target* bullseye shooting-range'
const RANGE = 'gallery darts archery'
const ARENA = 'shooter first-person-shooter fps gun guns shooting'
const FLYING = 'fly flying air aero* wings hover*'

export const VEHICLE_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  car: {
    gasPump: 'gas fuel petrol',
    trafficLight: 'traffic-light traffic-lights traffic-control',
    police: 'police* cop cops swat',
    taxi: 'taxi* cab uber',
    crash: 'derby demolition ~ crash* smash* destroy* wreck* collision',
    buggy: 'buggy* rover* ~ offroad off-road offroader 4x4 jeep hill* uphill* downhill* desert climb* sand',
    parking: PARKING,
    parkingLot: PARKING,
    parkingBay: PARKING,
    parkingRow: PARKING,
    parkingSquare: PARKING,
    parkingBarrier: PARKING,
    parkingTurn: PARKING,
    // It stands beside a vehicle only.
    parkingSign: 'parking-sign',
    tukTuk: 'tuk tuk-tuk rickshaw',
    limousine: 'limo limousine* ~ luxury vip rich',
    oldTimer: 'oldtimer* vintage lada ~ old',
    bumper: 'bumper',
    sports:
      '~ supercar* super-car super-cars lamborghini ferrari sport sports race* racing racer* drag speed*',
    hotRod: '~ crazy stunt* drag race* racing racer* nitro fury furious rod muscle speed* extreme',
    jeepFront:
      '~ jeep offroad off-road offroader 4x4 suv hill* prado safari mountain* desert climb* uphill* simulator park* traffic',
    van: 'van vans delivery camp* caravan*',
    pickup: '~ pickup* truck* offroad off-road 4x4 farm* cargo jeep suv',
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
    monsterTruckJump: MONSTER_TRUCK,
    monsterTruckCrush: MONSTER_TRUCK,
    monsterTruckMud: MONSTER_TRUCK,
    plow: 'plow* snowplow*',
    logs: '~ log logs timber wood lumber mud offroad',
    boxTruck: LORRY,
    crates: LORRY,
    fromAbove: '~ parking traffic jam',
    lorry: LORRY,
    tanker: 'tanker* oil fuel ~ milk',
    dumper: 'dump* sand ~ construction',
    garbage: 'garbage* trash* waste',
    carCarrier: 'car-transport car-carrier car-transporter',
    cab: LORRY,
  },
  motorbike: {
    unicycle: 'unicycle*',
    quad: 'atv quad quads',
    wheel: 'tyre tyres tire tires',
    bicycle: 'bicycle* bmx cycle* fahrrad bici*',
    scooter: 'scooter* vespa moped delivery',
    policeBike: 'police* cop cops',
    helmet: 'helmet* ~ *',
    rampJump: '~ stunt* jump* motocross trial* extreme *',
    dirtBike: '~ motocross mx dirt* trial* *',
  },
  racing: {
    slingDrift: 'sling*',
    kart: 'kart* karting go-kart cart',
    tyre: 'tyre* tire* pit wheels',
    flag: '~ grand-prix cup champion* final* formula f1 nascar league finish',
    cup: '~ cup champion* league final* trophy',
    lights: '~ race* racing drag grand-prix rally start traffic',
    stopwatch: '~ time timer clock speed* fast lap* nitro',
    formula: RACE_CARS,
    above: RACE_CARS,
    drift: RACE_CARS,
  },
  rocket: {
    saucer: 'ufo* saucer* ~ *',
    rocket: 'rocket* spaceship* space-ship starship* ~ *',
    rover: 'mars martian martians rover rovers',
    planet: 'planet* moon earth orbit* ~ *',
    fighter:
      '~ war* battle* shoot* shooter attack* defen* blaster* strike* invad* conflict* warrior* storm fighter*',
    astronaut: 'astronaut* spaceman cosmonaut* astro* ~ space* explor* surviv* planet* moon',
  },
  plane: {
    kite: 'kite kites',
    paper: 'paper* paperly',
    fighterJet:
      'fighter fighters aircombat dogfight air-war air-strike war-plane warplane* ~ war* strike force combat battle* shooter bomber*',
    landing: 'landing land lands runway ~ airport*',
    balloon: 'balloon*',
    helicopter: 'helicopter* copter* heli',
    jet: 'boeing airbus airliner airport ~ jet jets boeing airport* airline* flight* airplane*',
  },
  boat: {
    pirateShip: 'pirate* corsair buccaneer*',
    sail: '~ sail* yacht* wind boat* river ark*',
    steamer: '~ ship* titanic cruise cargo harbour harbor port ferry sea transport*',
    speedboat: '~ speed* jet* race* racing power* drive* boat* rush driving',
    grid: 'battleship* battleships sea-battle seeschlacht boat-shooting boat-battle ship-battle',
    warship: 'battleship* battleships battle navy naval war sea-battle missile ships cannon',
    submarine: 'submarine* u-boot underwater',
    rowing: 'row* canoe* kayak* raft*',
  },
  target: {
    bottles: 'bottle bottles bottle-shooter',
    stall: 'gallery stall carnival duck*',
    cannon: 'cannon* artillery',
    turret: 'turret* gunner* tower-defense',
    slingshot: 'slingshot* sling* knock*',
    dartboard: 'dart darts',
    bomb: 'bomb* grenade* tnt dynamite',
    scope: `~ ${SHOTS}`,
    crosshair: `~ ${SHOTS}`,
    pistol: GUNS,
    machineGun: `${GUNS} ~ ${ARENA}`,
    rifle: `${GUNS} rifle* ~ ${ARENA} sniper*`,
    lensView: `~ ${SHOTS}`,
    sniper: '~ sniper* assassin* hitman',
    sightCity: '~ sniper* assassin* hitman',
    poppedTargets: `${AIMS} ~ ${RANGE}`,
    medalTarget: `${AIMS} ~ ${RANGE}`,
    blaster: `blaster* laser* ray ~ ${ARENA}`,
    missile: 'missile*',
    missiles: 'missile*',
    target: `${AIMS} ~ darts archery`,
    shells: 'bullet* ammo',
    shotShells: 'buckshot shotgun*',
    sheriff: 'cowboy* western west wild-west sheriff gunslinger*',
    revolver: 'buckshot revolver* roulette',
  },
  hockey: { table: 'air-hockey airhockey' },
  tank: {
    side: 'tank* panzer* war-machine ~ *',
    front: 'tank* panzer* war-machine ~ *',
    above: 'tank* panzer* war-machine ~ *',
    soldierHelmet: '~ soldier* army war* military commando combat battalion* commander',
  },
}
