## What only the browser says of this game

blurb = Война за Средиземье и путь Кольца, для двух игроков.

wotr-war = Положение на войне
wotr-points = Победные очки
wotr-no-dice = нет кубиков
wotr-fellowship = Братство
wotr-hidden = скрыто
wotr-revealed = обнаружено
wotr-progress = Путь
wotr-corruption = Порча
wotr-journey = Путь { $progress }, Порча { $corruption } из { $goal }.
wotr-guide = Проводник
wotr-hunt = Охота
wotr-hunt-dice = { $count ->
    [one] охотится { $count } кубик
    [few] охотятся { $count } кубика
   *[many] охотится { $count } кубиков
}
wotr-hunt-moves = { $count ->
    [one] { $count } кубик прибавляет 1
    [few] { $count } кубика прибавляют по 1
   *[many] { $count } кубиков прибавляют по 1
}
wotr-pool = { $count ->
    [one] { $count } жетон в запасе
    [few] { $count } жетона в запасе
   *[many] { $count } жетонов в запасе
}
wotr-politics = Политика
wotr-at-war = на войне
wotr-passive = пассивен
wotr-steps = { $count ->
    [one] { $count } шаг до войны
    [few] { $count } шага до войны
   *[many] { $count } шагов до войны
}
wotr-reserves = Подкрепления

wotr-battle-field = Сражение: { $place }
wotr-battle-siege = Штурм: { $place }
wotr-battle-sortie = Вылазка: { $place }
wotr-round = раунд { $round }
wotr-strength = Боевая сила
wotr-leadership = Лидерство
wotr-target = Попадает от
wotr-hits = { $hits ->
    [0] Нет попаданий
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
}
wotr-die-hit = { $value }, попадание
wotr-die-miss = { $value }, промах
wotr-next-attacker = Далее: нападающий перебрасывает промахи, затем защитник; затем обе стороны теряют отряды.
wotr-next-defender = Далее: защитник перебрасывает промахи; затем обе стороны теряют отряды.
wotr-next-casualties = Далее: обе стороны теряют отряды, и раунд кончается.
wotr-next-inside = Далее: защитник сражается в поле или уходит в твердыню.
wotr-next-cease = Далее: нападающий прекращает бой или продолжает; затем защитник может отступить.
wotr-next-retreat = Далее: защитник стоит или отступает; если стоит, начинается новый раунд.

short-nation-dwarves = Гномы
short-nation-elves = Эльфы
short-nation-gondor = Гондор
short-nation-north = Север
short-nation-rohan = Рохан
short-nation-isengard = Изенгард
short-nation-sauron = Саурон
short-nation-southrons = Южане

key-mark-town = Городок
key-mark-city = Город: 1 очко для врага
key-mark-stronghold = Твердыня: 2 очка для врага
key-mark-fortification = Укрепление
